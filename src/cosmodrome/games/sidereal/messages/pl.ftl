### Sidereal Confluence po polsku. Znaczenie identyfikatorów i ich zmienne: docs/words.md.
### Nazwy kart są słowami i mówi się je w każdym języku; kolonie zachowują nazwy swoich gwiazd.

## Dobra: jak się nazywają i jak wyglądają

good-white = Kultura
good-brown = Przemysł
good-green = Żywność
good-yellow = Energia
good-blue = Biotechnologia
good-black = Informacja
good-ultratech = Ultratechnologia
good-ship = Statek
good-wild_small = Mała szara kostka
good-wild_large = Duża szara kostka
good-any_small = Dowolna mała kostka
good-any_large = Dowolna duża kostka
good-vp = Punkt
good-envoy = Wysłannik
good-relic = Reliktowy świat
good-bonus = Premia za udostępnienie
good-desert = Kolonia pustynna
good-ice = Kolonia lodowa
good-jungle = Kolonia dżunglowa
good-ocean = Kolonia oceaniczna
good-world = Kolonia
shape-white = mała biała kostka
shape-brown = mała brązowa kostka
shape-green = mała zielona kostka
shape-yellow = duża żółta kostka
shape-blue = duża niebieska kostka
shape-black = duża czarna kostka
shape-ultratech = ośmiokąt
shape-ship = statek
shape-wild_small = mała szara kostka, w dowolnym potrzebnym kolorze
shape-wild_large = duża szara kostka, w dowolnym potrzebnym kolorze
biome-desert = pustynia
biome-ice = lód
biome-jungle = dżungla
biome-ocean = ocean

## Gatunki: jak się o nich mówi przy stole i w pełnym brzmieniu

species-caylion = Caylion
species-eni_et = Eni Et
species-faderan = Faderan
species-imdril = Im'dril
species-kjas = Kjasjavikalimm
species-kt = Kt'Zr'Kt'Rtl
species-unity = Jedność
species-yengii = Yengii
species-zeth = Zeth
people-caylion = Plutokracja Caylion
people-eni_et = Hegemonia Eni Et
people-faderan = Konklawe Faderan
people-imdril = Nomadzi Im'dril
people-kjas = Dyrektoriat Kjasjavikalimm
people-kt = Adhokracja Kt'Zr'Kt'Rtl
people-unity = Jedność
people-yengii = Społeczność Yengii
people-zeth = Anokracja Zeth

## Ilości, jak nazywają je konwertery; one_ i same_ tam, gdzie wszystkie kostki są jednego koloru

amount-white = { $count ->
    [one] 1 Kultura
   *[other] { $count } Kultury
}
amount-brown = { $count ->
    [one] 1 Przemysł
   *[other] { $count } Przemysłu
}
amount-green = { $count ->
    [one] 1 Żywność
   *[other] { $count } Żywności
}
amount-yellow = { $count ->
    [one] 1 Energia
   *[other] { $count } Energii
}
amount-blue = { $count ->
    [one] 1 Biotechnologia
   *[other] { $count } Biotechnologii
}
amount-black = { $count ->
    [one] 1 Informacja
   *[other] { $count } Informacji
}
amount-ultratech = { $count ->
    [one] 1 Ultratechnologia
   *[other] { $count } Ultratechnologii
}
amount-ship = { $count ->
    [one] 1 statek
    [few] { $count } statki
   *[many] { $count } statków
}
amount-wild_small = { $count ->
    [one] 1 mała szara kostka
    [few] { $count } małe szare kostki
   *[many] { $count } małych szarych kostek
}
amount-wild_large = { $count ->
    [one] 1 duża szara kostka
    [few] { $count } duże szare kostki
   *[many] { $count } dużych szarych kostek
}
amount-any_small = { $count ->
    [one] 1 mała kostka dowolnego koloru
    [few] { $count } małe kostki dowolnych kolorów
   *[many] { $count } małych kostek dowolnych kolorów
}
amount-any_large = { $count ->
    [one] 1 duża kostka dowolnego koloru
    [few] { $count } duże kostki dowolnych kolorów
   *[many] { $count } dużych kostek dowolnych kolorów
}
amount-one_small = { $count ->
    [one] 1 mała kostka
    [few] { $count } małe kostki jednego koloru
   *[many] { $count } małych kostek jednego koloru
}
amount-one_large = { $count ->
    [one] 1 duża kostka
    [few] { $count } duże kostki jednego koloru
   *[many] { $count } dużych kostek jednego koloru
}
amount-same_small = { $count ->
    [one] 1 mała kostka tego koloru
    [few] { $count } małe kostki tego koloru
   *[many] { $count } małych kostek tego koloru
}
amount-same_large = { $count ->
    [one] 1 duża kostka tego koloru
    [few] { $count } duże kostki tego koloru
   *[many] { $count } dużych kostek tego koloru
}
amount-vp = { $count ->
    [one] 1 punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
amount-envoy = { $count ->
    [one] 1 wysłannik
    [few] { $count } wysłannicy
   *[many] { $count } wysłanników
}
amount-relic = { $count ->
    [one] 1 reliktowy świat z wierzchu talii
    [few] { $count } reliktowe światy z wierzchu talii
   *[many] { $count } reliktowych światów z wierzchu talii
}
amount-bonus = { $count ->
    [one] premia za udostępnienie
   *[other] premia za udostępnienie razy { $count }
}
amount-desert = { $count ->
    [one] 1 kolonia pustynna
    [few] { $count } kolonie pustynne
   *[many] { $count } kolonii pustynnych
}
amount-ice = { $count ->
    [one] 1 kolonia lodowa
    [few] { $count } kolonie lodowe
   *[many] { $count } kolonii lodowych
}
amount-jungle = { $count ->
    [one] 1 kolonia dżunglowa
    [few] { $count } kolonie dżunglowe
   *[many] { $count } kolonii dżunglowych
}
amount-ocean = { $count ->
    [one] 1 kolonia oceaniczna
    [few] { $count } kolonie oceaniczne
   *[many] { $count } kolonii oceanicznych
}
amount-world = { $count ->
    [one] 1 kolonia
    [few] { $count } kolonie
   *[many] { $count } kolonii
}
amount-card = { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}
amount-licence = { $count ->
    [one] 1 licencja
    [few] { $count } licencje
   *[many] { $count } licencji
}
amount-acknowledgement = { $count ->
    [one] 1 podziękowanie
    [few] { $count } podziękowania
   *[many] { $count } podziękowań
}
amounts-and = { $first } i { $last }
amounts-or = { $first } albo { $last }
amounts-none = nic

## Konwertery słowami: co się wkłada, co powstaje i co trzeba oddać

arrow-white = Gospodarka
arrow-white-help = Działa w fazie Gospodarki, raz na turę.
arrow-purple = Handel
arrow-purple-help = Działa w fazie Handlu, raz na turę.
arrow-red = Kradzież
arrow-red-help = Działa na końcu tury, przeciw jednemu z pozostałych graczy.
made-both = { $outputs } oraz do oddania { $donated }
made-donated = do oddania { $donated }
converter-both = wkład: { $inputs }; powstaje: { $made }
converter-free = bez wkładu powstaje: { $made }
converter-inputs = wkład: { $inputs }
converter-steal = łup: { $stolen }; cena: { $prices }
price-envoys = { $inputs } (gdy okradany ma co najmniej { $envoys ->
    [one] jednego wysłannika
   *[other] { $envoys } wysłanników
})
prices-or = { $first } albo { $last }
half-names = { $right } { $left }

## Co mówi karta, linia po linii

line-runs = { $arrow }: { $how }.
line-fleets = Aby jej użyć, trzeba pokryć { $fleets ->
    [one] jeden symbol floty
    [few] { $fleets } symbole floty
   *[many] { $fleets } symboli floty
}.
line-upgraded = Po ulepszeniu: { $name }.
line-upgraded-biome = Po ulepszeniu: { $biome }.
line-play = Aby ją zagrać: { $how }.
line-upgrade = Aby ją ulepszyć: { $how }.
line-spend = Aby ją ulepszyć, wydaj: { $cards }.
line-gains = Po zagraniu Faderan zyskują: { $goods }.
line-colonies = Po zagraniu Faderan biorą z wierzchu talii { $count ->
    [one] kolonię
    [few] { $count } kolonie
   *[many] { $count } kolonii
}.
line-colony-support = Jej posiadacz utrzymuje o { $count ->
    [one] jedną kolonię
    [few] { $count } kolonie
   *[many] { $count } kolonii
} więcej.
line-fleet-support = Pokrywa { $count ->
    [one] jeden symbol floty
    [few] { $count } symbole floty
   *[many] { $count } symboli floty
}.
line-per-acknowledgements = Po zagraniu Faderan dostają punkt za każde { $count } podziękowania u innych, w górę.
line-discount = Odtąd kto wynajduje z podziękowaniem, płaci mniej o { $count ->
    [one] jedną małą lub dużą kostkę
    [few] { $count } małe lub duże kostki
   *[many] { $count } małych lub dużych kostek
}.
line-first-trade = Przy jej pierwszej wymianie w turze kto ją bierze, zyskuje: { $goods }, a Faderan: { $others }.
line-invent = Aby wynaleźć: { $costs }. Daje { $vp ->
    [one] 1 punkt
    [few] { $vp } punkty
   *[many] { $vp } punktów
}, a przy udostępnianiu technologii także premię.
line-invents = Wynalazek: { $name }.
line-unique = Niczego się z niego nie udostępnia.
line-interest = Eni Et nigdy sami jej nie używają; pożyczają ją.
line-one-taker = Wszystko, co daje do oddania, trafia do jednego gracza.
line-bound = Nie można nią handlować.
line-kept = Zmienia właściciela na stałe.
line-half = Druga połowa konwertera: { $name }.
line-removed = Zużyta, opuszcza grę.
line-sharing = Premia za udostępnienie: { $bonus }; dla Yengii { $yengii }.

## Rodzaje kart

kind-technology = Technologia
kind-start = Karta początkowa
kind-half = Półkarta
kind-fleet = Flota
kind-nullspace = Kolonia pustoprzestrzeni
kind-computer = Świat-komputer
kind-territory = Kafel terytorium
kind-relic = Reliktowy świat
kind-colony = Kolonia
kind-team = Zespół badawczy
kind-confluence = Karta konfluencji
short-era = era { $era }
confluence-name = Konfluencja, tura { $turn }, graczy: { $players }
fact-copies = Egzemplarze: { $count }

## Nazwy kart: technologie według er, każda z ulepszoną stroną

card-nanotechnology = Nanotechnologia
card-nanofabricators = Nanofabrykatory
card-genetic_engineering = Inżynieria Genetyczna
card-genetic_resynthesis = Resynteza Genetyczna
card-universal_translator = Uniwersalny Tłumacz
card-universal_empathic_communication = Uniwersalna Komunikacja Empatyczna
card-quantum_computers = Komputery Kwantowe
card-nondeterministic_polynomial_collapse = Niedeterministyczne Załamanie Wielomianowe
card-clinical_immortality = Nieśmiertelność Kliniczna
card-practical_immortality = Nieśmiertelność Praktyczna
card-ubiquitous_cultural_repository = Wszechobecne Repozytorium Kultury
card-memetic_lifeforms = Memetyczne Formy Życia
card-atomic_transmutation = Transmutacja Atomowa
card-pseudomaterials = Pseudomateriały
card-antimatter_power = Energia Antymaterii
card-antimatter_compounds = Związki Antymaterii
card-interspecies_medical_exchange = Międzygatunkowa Wymiana Medyczna
card-panbiologic_medicine = Medycyna Panbiologiczna
card-cross_species_ethical_equality = Międzygatunkowa Równość Etyczna
card-concrete_universal_metaethics = Konkretna Metaetyka Uniwersalna
card-achronal_analysis = Analiza Achronalna
card-time_viewers = Wizjery Czasu
card-organic_construction = Konstrukcje Organiczne
card-living_infrastructure = Żywa Infrastruktura
card-hyperspace_mining = Górnictwo Hiperprzestrzenne
card-hyperspace_settlements = Osady Hiperprzestrzenne
card-singularity_control = Kontrola Osobliwości
card-wormhole_grid = Sieć Tuneli Czasoprzestrzennych
card-xeno_cultural_exchange = Wymiana Ksenokulturowa
card-multispecies_hybrid_cultures = Wielogatunkowe Kultury Hybrydowe
card-poly_species_corporations = Korporacje Wielogatunkowe
card-full_interspecies_integration = Pełna Integracja Międzygatunkowa
card-social_exodus = Społeczny Exodus
card-galactic_colonization = Kolonizacja Galaktyki
card-galactic_telecomm_control = Kontrola Łączności Galaktycznej
card-galactic_domination = Dominacja w Galaktyce
card-temporal_dilation = Dylatacja Czasu
card-stasis_field = Pole Stazy
card-matter_generation = Wytwarzanie Materii
card-macroscale_teleportation = Teleportacja Wielkoskalowa
card-megastructures = Megastruktury
card-dyson_swarms = Roje Dysona
card-galactic_reunion = Galaktyczne Zjednoczenie

## Karty Caylion

card-lunar_mining_consortium = Konsorcjum Górnictwa Księżycowego
card-auxonic_outersystem_harvesting = Auksoniczne Żniwa Zewnętrzne
card-planetary_ecological_dominance = Ekologiczna Dominacja na Planecie
card-systemwide_gravitic_dominance = Grawitacyjna Dominacja w Układzie
card-oceanic_processing = Przetwórstwo Oceaniczne
card-planet_wide_industrial_mariculture = Ogólnoplanetarna Marikultura Przemysłowa
card-distributed_telenet = Rozproszona Telesieć
card-ansible_driven_intersystem_society = Międzyukładowe Społeczeństwo Ansibla

## Karty Eni Et

card-bone_carving = Rzeźba w Kości
card-nanocraft = Nanorzemiosło
card-deep_hunting = Łowy w Głębinach
card-pelagic_bounty = Dary Oceanu
card-choral_song = Pieśń Chóralna
card-eternal_music = Wieczna Muzyka
card-universal_applied_metaethics = Stosowana Metaetyka Uniwersalna
card-omnispecies_metaethical_models = Wszechgatunkowe Modele Metaetyczne
card-cultural_charity = Dobroczynność Kulturalna
card-omnicultural_dynamic_charity = Wszechkulturowa Dobroczynność Dynamiczna
card-volunteer_medical_movement = Ruch Lekarzy Wolontariuszy
card-universal_health = Powszechne Zdrowie
card-mutual_understanding = Wzajemne Zrozumienie
card-interspecies_empathy = Empatia Międzygatunkowa
card-elders_wisdom = Mądrość Starszego
card-immortals_wisdom = Mądrość Nieśmiertelnego
card-intercultural_archive = Archiwum Międzykulturowe
card-ubiquitous_cultural_influence = Wszechobecny Wpływ Kultury
card-xenotech_pool = Pula Ksenotechniki
card-ultratech_community = Wspólnota Ultratechnologii

## Karty Faderan

card-relic_repurposing = Przerabianie Reliktów
card-relic_manufacturing = Wytwarzanie Reliktów
card-archaic_automated_support_network = Archaiczna Automatyczna Sieć Wsparcia
card-domesticated_automated_support_network = Oswojona Automatyczna Sieć Wsparcia
card-ritual_government = Rządy Rytuału
card-interspecies_capital = Stolica Gatunków
card-non_indigenous_fauna = Obca Fauna
card-genetically_pliable_fauna = Fauna Podatna Genetycznie
card-gift_of_the_duruntai = Dar Duruntai
card-contextual_integrator_cache = Skrytka Integratora Kontekstu
card-automated_transport_network = Automatyczna Sieć Transportowa
card-relic_detector = Wykrywacz Reliktów
card-library_of_entelechy = Biblioteka Entelechii
card-transmutive_decomposer = Transmutujący Rozkładacz
card-nalgorian_grindstone = Nalgoriańskie Żarna
card-stars_ruin = Zguba Gwiazdy
card-paradise_converter = Konwerter Raju
card-barian_trade_armada = Bariańska Armada Handlowa
card-thils_demiring = Półpierścień Thil
card-the_grand_armilla = Wielka Armilla

## Karty Im'dril

card-galactic_exploration = Badanie Galaktyki
card-galactic_windfall_cartography = Kartografia Galaktycznych Znalezisk
card-asteroid_mining = Górnictwo Asteroidowe
card-asteroid_construction_yards = Stocznie Asteroidowe
card-microgravity_assembly = Montaż w Mikrograwitacji
card-distributed_manufacturing = Rozproszona Produkcja
card-faderan_relic_caches = Skrytki Reliktów Faderan
card-relic_resynthesis = Resynteza Reliktów
card-fleet_of_1 = Wsparcie Floty, 1
card-fleet_of_2 = Wsparcie Floty, 2
card-fleet_of_3 = Wsparcie Floty, 3

## Karty i kafle Kjasjavikalimm

card-starstrider_jumpcores = Rdzenie Skoku Gwiezdnego
card-fastjump_network = Sieć Szybkiego Skoku
card-underground_cities = Podziemne Miasta
card-asteroid_mine_network = Sieć Kopalni Asteroidowych
card-perfume_pheromone_loyalty = Feromonowa Lojalność
card-multiconformal_pheromonics = Feromonika Wielopostaciowa
card-balkanized_states_colonies = Kolonie Zbałkanizowanych Państw
card-outer_reaches_hegemony = Hegemonia Rubieży
card-hadsja_vassal_territory = Terytorium Wasalne Hadsja
card-hadsja_empire = Imperium Hadsja
card-vagnleg_suzerainty = Zwierzchność Vagnleg
card-vagnleg_dominion = Dominium Vagnleg

## Półkarty Kt'Zr'Kt'Rtl; dwie nazwy pary tworzą jedną: half-names

card-polyutility_components = Wszechstronne Podzespoły
card-adaptive_architecture = Adaptacyjna Architektura
card-hand_crafted = ręcznej roboty
card-microfabricated = z mikrofabryk
card-high_risk_laboratories = Laboratoria Wysokiego Ryzyka
card-stellar_power_harnessing = Pozyskiwanie Energii Gwiazd
card-anarchic_sacrificial = anarchicznych ofiar
card-polysystem = wielu układów
card-diffusion = Dyfuzja
card-teleological_redesign = Przebudowa Teleologiczna
card-expansive_social = ekspansywnych społeczności
card-psychohistoric = psychohistorii

## Karty Jedności

card-explorer_collection = Zbieractwo Badaczy
card-gravity_sunlens_sensor_array = Czujniki Grawitacyjnej Soczewki Słonecznej
card-adamantine_synthesis = Synteza Adamantowa
card-programmable_pseudomatter = Programowalna Pseudomateria
card-adaptive_fabrication = Wytwórstwo Adaptacyjne
card-predictive_fabrication = Wytwórstwo Predykcyjne
card-limit = Granica
card-limit_upgraded = Granica (ulepszona)
card-fractal_symmetry = Symetria Fraktalna
card-fractal_symmetry_upgraded = Symetria Fraktalna (ulepszona)
card-bezier = Bézier
card-bezier_upgraded = Bézier (ulepszony)
card-color_space = Przestrzeń Barw
card-color_space_upgraded = Przestrzeń Barw (ulepszona)

## Karty Yengii

card-choice_of_paths = Wybór Dróg
card-alien_decision_integration = Integracja Obcych Decyzji
card-empathy_of_words = Empatia Słów
card-interspecies_diplomatic_demesne = Międzygatunkowa Domena Dyplomatyczna
card-innovation_of_hands = Innowacja Rąk
card-cross_time_think_tank = Ponadczasowy Zespół Myślicieli
card-work_of_mules = Praca Mułów
card-gravitic_assembly = Montaż Grawitacyjny
card-social_ecological_mutualism = Mutualizm Społeczno-Ekologiczny
card-mutualistic_alien_integration = Mutualistyczna Integracja Obcych

## Karty Zeth

card-smuggling_network = Siatka Przemytnicza
card-in_hyperspace_hijacking = Porwania w Hiperprzestrzeni
card-envoys = Wysłannicy
card-zeth_diaspora = Diaspora Zeth
card-cascading_deception = Kaskada Oszustw
card-psychohistorical_deception = Psychohistoryczne Oszustwo
card-systemic_bribery = Systemowe Łapówkarstwo
card-predictive_agent_insertion = Wyprzedzające Podstawianie Agentów
card-black_market = Czarny Rynek
card-undetectable_confidence_scams = Niewykrywalne Szwindle

## Zespoły badawcze według er

card-mechanical_engineers = Inżynierowie Mechanicy
card-computational_theoreticians = Teoretycy Obliczeń
card-linguistic_analysts = Analitycy Języka
card-organic_chemists = Chemicy Organicy
card-pharmaceutical_scientists = Farmaceuci
card-sociologists = Socjologowie
card-nuclear_physicists = Fizycy Jądrowi
card-comparative_physiologists = Fizjologowie Porównawczy
card-n_space_mathematicians = Matematycy Przestrzeni N
card-gravitic_topologists = Topolodzy Grawitacji
card-metaethicists = Metaetycy
card-quantum_theoreticians = Teoretycy Kwantowi
card-quantum_statisticians = Statystycy Kwantowi
card-organic_architects = Architekci Organiczni
card-stellar_architectural_planners = Planiści Architektury Gwiezdnej
card-psychohistorians = Psychohistorycy
card-subquantum_manipulators = Manipulatorzy Subkwantowi
card-memetic_artists = Artyści Memetyczni
card-interspecies_managers = Menedżerowie Międzygatunkowi
card-cultural_diffusionologists = Dyfuzjolodzy Kultury
card-chronophysicists = Chronofizycy
card-cultural_polymorphologists = Polimorfolodzy Kultury
card-reconstructive_paleobotanists = Paleobotanicy Rekonstruktorzy
card-abiotic_pathologists = Patolodzy Abiotyczni
card-interphasal_theoreticians = Teoretycy Interfazy
card-mesoscale_geoengineers = Geoinżynierowie Mezoskali
card-sapience_developers = Twórcy Rozumności
card-autonomic_teleoperators = Teleoperatorzy Autonomiczni
card-fractal_microbiologists = Mikrobiolodzy Fraktalni
card-stellar_plasma_flow_engineers = Inżynierowie Plazmy Gwiezdnej
card-chaos_theoreticians = Teoretycy Chaosu
card-oceanographic_biotechnicians = Biotechnicy Oceanografii
card-recursive_metatheoreticians = Metateoretycy Rekurencyjni
card-singularity_control_technicians = Technicy Kontroli Osobliwości
card-applied_topologists = Topolodzy Stosowani
card-metacognitive_ecologists = Ekolodzy Metapoznawczy
card-plasma_auxonologists = Auksonolodzy Plazmy
card-psychohistorical_ethicists = Etycy Psychohistoryczni
card-tachyon_astrotechnicians = Astrotechnicy Tachionowi
card-in_situ_genetic_editors = Redaktorzy Genów In Situ
card-macroscale_biophysicists = Biofizycy Wielkoskalowi
