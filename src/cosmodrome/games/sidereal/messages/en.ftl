### Sidereal Confluence in English. Which id means what and which variables it gets: docs/words.md.
### The names of cards are words here and said in every language; colonies keep the names of their stars.

## Goods, by what they are called and by what they look like

good-white = Culture
good-brown = Industry
good-green = Food
good-yellow = Power
good-blue = Biotechnology
good-black = Information
good-ultratech = Ultratech
good-ship = Ship
good-wild_small = Small grey cube
good-wild_large = Large grey cube
good-any_small = Any small cube
good-any_large = Any large cube
good-vp = Point
good-envoy = Envoy
good-relic = Relic world
good-bonus = Sharing bonus
good-desert = Desert colony
good-ice = Ice colony
good-jungle = Jungle colony
good-ocean = Ocean colony
good-world = Colony
shape-white = small white cube
shape-brown = small brown cube
shape-green = small green cube
shape-yellow = large yellow cube
shape-blue = large blue cube
shape-black = large black cube
shape-ultratech = octagon
shape-ship = ship
shape-wild_small = small grey cube, of whichever colour is needed
shape-wild_large = large grey cube, of whichever colour is needed
biome-desert = desert
biome-ice = ice
biome-jungle = jungle
biome-ocean = ocean

## Species: as they are called at the table, and in full

species-caylion = Caylion
species-eni_et = Eni Et
species-faderan = Faderan
species-imdril = Im'dril
species-kjas = Kjasjavikalimm
species-kt = Kt'Zr'Kt'Rtl
species-unity = Unity
species-yengii = Yengii
species-zeth = Zeth
people-caylion = Caylion Plutocracy
people-eni_et = Eni Et Ascendancy
people-faderan = Faderan Conclave
people-imdril = Im'dril Nomads
people-kjas = Kjasjavikalimm Directorate
people-kt = Kt'Zr'Kt'Rtl Adhocracy
people-unity = The Unity
people-yengii = Yengii Society
people-zeth = Zeth Anocracy

## Amounts, as converters name them; one_ and same_ stand where all cubes are of one colour

amount-white = { $count } Culture
amount-brown = { $count } Industry
amount-green = { $count } Food
amount-yellow = { $count } Power
amount-blue = { $count } Biotechnology
amount-black = { $count } Information
amount-ultratech = { $count } Ultratech
amount-ship = { $count ->
    [one] 1 ship
   *[other] { $count } ships
}
amount-wild_small = { $count ->
    [one] 1 small grey cube
   *[other] { $count } small grey cubes
}
amount-wild_large = { $count ->
    [one] 1 large grey cube
   *[other] { $count } large grey cubes
}
amount-any_small = { $count ->
    [one] 1 small cube of any colour
   *[other] { $count } small cubes of any colours
}
amount-any_large = { $count ->
    [one] 1 large cube of any colour
   *[other] { $count } large cubes of any colours
}
amount-one_small = { $count ->
    [one] 1 small cube
   *[other] { $count } small cubes of one colour
}
amount-one_large = { $count ->
    [one] 1 large cube
   *[other] { $count } large cubes of one colour
}
amount-same_small = { $count ->
    [one] 1 small cube of that colour
   *[other] { $count } small cubes of that colour
}
amount-same_large = { $count ->
    [one] 1 large cube of that colour
   *[other] { $count } large cubes of that colour
}
amount-vp = { $count ->
    [one] 1 point
   *[other] { $count } points
}
amount-envoy = { $count ->
    [one] 1 envoy
   *[other] { $count } envoys
}
amount-relic = { $count ->
    [one] 1 relic world from the top of the deck
   *[other] { $count } relic worlds from the top of the deck
}
amount-bonus = { $count ->
    [one] the sharing bonus
   *[other] { $count } times the sharing bonus
}
amount-desert = { $count ->
    [one] 1 desert colony
   *[other] { $count } desert colonies
}
amount-ice = { $count ->
    [one] 1 ice colony
   *[other] { $count } ice colonies
}
amount-jungle = { $count ->
    [one] 1 jungle colony
   *[other] { $count } jungle colonies
}
amount-ocean = { $count ->
    [one] 1 ocean colony
   *[other] { $count } ocean colonies
}
amount-world = { $count ->
    [one] 1 colony
   *[other] { $count } colonies
}
amount-card = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
amount-licence = { $count ->
    [one] 1 licence
   *[other] { $count } licences
}
amount-acknowledgement = { $count ->
    [one] 1 acknowledgement
   *[other] { $count } acknowledgements
}
amounts-and = { $first } and { $last }
amounts-or = { $first } or { $last }
amounts-none = nothing

## Converters in words: what is put in, what comes out, what of it is to be given away

arrow-white = Economy
arrow-white-help = Runs in the Economy phase, once a turn.
arrow-purple = Trade
arrow-purple-help = Runs in the Trade phase, once a turn.
arrow-red = Theft
arrow-red-help = Runs at the end of the turn, against one other player.
made-both = { $outputs } and, to give away, { $donated }
made-donated = { $donated } to give away
converter-both = { $inputs } { $inputs_count ->
    [one] becomes
   *[other] become
} { $made }
converter-free = for nothing, { $made }
converter-inputs = { $inputs } to be put in
converter-steal = steal { $stolen } for { $prices }
price-envoys = { $inputs } (if the victim has at least { $envoys ->
    [one] one envoy
   *[other] { $envoys } envoys
})
prices-or = { $first }, or { $last }
half-names = { $left } { $right }

## What a card says, a line each

line-runs = { $arrow }: { $how }.
line-fleets = Running it needs { $fleets ->
    [one] one fleet symbol covered
   *[other] { $fleets } fleet symbols covered
}.
line-upgraded = Upgraded: { $name }.
line-upgraded-biome = Upgraded: { $biome }.
line-play = To play it: { $how }.
line-upgrade = To upgrade it: { $how }.
line-spend = To upgrade it: spend { $cards }.
line-gains = When it is played, the Faderan gain { $goods }.
line-colonies = When it is played, the Faderan take the top { $count ->
    [one] colony
   *[other] { $count } colonies
} of the deck.
line-colony-support = Its holder supports { $count ->
    [one] one colony
   *[other] { $count } colonies
} more.
line-fleet-support = Covers { $count ->
    [one] one fleet symbol
   *[other] { $count } fleet symbols
}.
line-per-acknowledgements = When it is played, the Faderan score a point for every { $count } acknowledgements that others hold, rounded up.
line-discount = From then on, whoever invents with an acknowledgement pays { $count ->
    [one] one small or large cube
   *[other] { $count } small or large cubes
} less.
line-first-trade = At its first trade of a turn, whoever takes it gains { $goods } and the Faderan { $others }.
line-invent = To invent: { $costs }. Scores { $vp ->
    [one] 1 point
   *[other] { $vp } points
} and, when technologies are shared, the sharing bonus.
line-invents = Invents { $name }.
line-unique = Nothing is shared of it.
line-interest = The Eni Et never run it themselves; they lend it.
line-one-taker = All that it donates goes to one player.
line-bound = It cannot be traded.
line-kept = It changes hands for good.
line-half = The other half of its converter: { $name }.
line-removed = When consumed, it leaves the game.
line-sharing = Sharing bonus { $bonus }; for the Yengii { $yengii }.

## Kinds of card

kind-technology = Technology
kind-start = Starting card
kind-half = Half card
kind-fleet = Fleet
kind-nullspace = Nullspace colony
kind-computer = Computer world
kind-territory = Territory tile
kind-relic = Relic world
kind-colony = Colony
kind-team = Research team
kind-confluence = Confluence card
short-era = era { $era }
confluence-name = Confluence, turn { $turn } for { $players } players
fact-copies = Copies: { $count }

## Names of cards: technologies, by era, each with its upgraded side

card-nanotechnology = Nanotechnology
card-nanofabricators = Nanofabricators
card-genetic_engineering = Genetic Engineering
card-genetic_resynthesis = Genetic Resynthesis
card-universal_translator = Universal Translator
card-universal_empathic_communication = Universal Empathic Communication
card-quantum_computers = Quantum Computers
card-nondeterministic_polynomial_collapse = Nondeterministic Polynomial Collapse
card-clinical_immortality = Clinical Immortality
card-practical_immortality = Practical Immortality
card-ubiquitous_cultural_repository = Ubiquitous Cultural Repository
card-memetic_lifeforms = Memetic Lifeforms
card-atomic_transmutation = Atomic Transmutation
card-pseudomaterials = Pseudomaterials
card-antimatter_power = Antimatter Power
card-antimatter_compounds = Antimatter Compounds
card-interspecies_medical_exchange = Interspecies Medical Exchange
card-panbiologic_medicine = Panbiologic Medicine
card-cross_species_ethical_equality = Cross Species Ethical Equality
card-concrete_universal_metaethics = Concrete Universal Metaethics
card-achronal_analysis = Achronal Analysis
card-time_viewers = Time Viewers
card-organic_construction = Organic Construction
card-living_infrastructure = Living Infrastructure
card-hyperspace_mining = Hyperspace Mining
card-hyperspace_settlements = Hyperspace Settlements
card-singularity_control = Singularity Control
card-wormhole_grid = Wormhole Grid
card-xeno_cultural_exchange = Xeno Cultural Exchange
card-multispecies_hybrid_cultures = Multispecies Hybrid Cultures
card-poly_species_corporations = Poly Species Corporations
card-full_interspecies_integration = Full Interspecies Integration
card-social_exodus = Social Exodus
card-galactic_colonization = Galactic Colonization
card-galactic_telecomm_control = Galactic Telecomm Control
card-galactic_domination = Galactic Domination
card-temporal_dilation = Temporal Dilation
card-stasis_field = Stasis Field
card-matter_generation = Matter Generation
card-macroscale_teleportation = Macroscale Teleportation
card-megastructures = Megastructures
card-dyson_swarms = Dyson Swarms
card-galactic_reunion = Galactic Reunion

## Cards of the Caylion

card-lunar_mining_consortium = Lunar Mining Consortium
card-auxonic_outersystem_harvesting = Auxonic Outersystem Harvesting
card-planetary_ecological_dominance = Planetary Ecological Dominance
card-systemwide_gravitic_dominance = Systemwide Gravitic Dominance
card-oceanic_processing = Oceanic Processing
card-planet_wide_industrial_mariculture = Planet-wide Industrial Mariculture
card-distributed_telenet = Distributed Telenet
card-ansible_driven_intersystem_society = Ansible Driven Intersystem Society

## Cards of the Eni Et

card-bone_carving = Bone Carving
card-nanocraft = Nanocraft
card-deep_hunting = Deep Hunting
card-pelagic_bounty = Pelagic Bounty
card-choral_song = Choral Song
card-eternal_music = Eternal Music
card-universal_applied_metaethics = Universal Applied Metaethics
card-omnispecies_metaethical_models = Omnispecies Metaethical Models
card-cultural_charity = Cultural Charity
card-omnicultural_dynamic_charity = Omnicultural Dynamic Charity
card-volunteer_medical_movement = Volunteer Medical Movement
card-universal_health = Universal Health
card-mutual_understanding = Mutual Understanding
card-interspecies_empathy = Interspecies Empathy
card-elders_wisdom = Elder's Wisdom
card-immortals_wisdom = Immortal's Wisdom
card-intercultural_archive = Intercultural Archive
card-ubiquitous_cultural_influence = Ubiquitous Cultural Influence
card-xenotech_pool = Xenotech Pool
card-ultratech_community = Ultratech Community

## Cards of the Faderan

card-relic_repurposing = Relic Repurposing
card-relic_manufacturing = Relic Manufacturing
card-archaic_automated_support_network = Archaic Automated Support Network
card-domesticated_automated_support_network = Domesticated Automated Support Network
card-ritual_government = Ritual Government
card-interspecies_capital = Interspecies Capital
card-non_indigenous_fauna = Non-Indigenous Fauna
card-genetically_pliable_fauna = Genetically Pliable Fauna
card-gift_of_the_duruntai = Gift of the Duruntai
card-contextual_integrator_cache = Contextual Integrator Cache
card-automated_transport_network = Automated Transport Network
card-relic_detector = Relic Detector
card-library_of_entelechy = Library of Entelechy
card-transmutive_decomposer = Transmutive Decomposer
card-nalgorian_grindstone = Nalgorian Grindstone
card-stars_ruin = Star's Ruin
card-paradise_converter = Paradise Converter
card-barian_trade_armada = Barian Trade Armada
card-thils_demiring = Thil's Demiring
card-the_grand_armilla = The Grand Armilla

## Cards of the Im'dril

card-galactic_exploration = Galactic Exploration
card-galactic_windfall_cartography = Galactic Windfall Cartography
card-asteroid_mining = Asteroid Mining
card-asteroid_construction_yards = Asteroid Construction Yards
card-microgravity_assembly = Microgravity Assembly
card-distributed_manufacturing = Distributed Manufacturing
card-faderan_relic_caches = Faderan Relic Caches
card-relic_resynthesis = Relic Resynthesis
card-fleet_of_1 = Fleet Support, 1
card-fleet_of_2 = Fleet Support, 2
card-fleet_of_3 = Fleet Support, 3

## Cards and tiles of the Kjasjavikalimm

card-starstrider_jumpcores = Starstrider Jumpcores
card-fastjump_network = Fastjump Network
card-underground_cities = Underground Cities
card-asteroid_mine_network = Asteroid Mine Network
card-perfume_pheromone_loyalty = Perfume Pheromone Loyalty
card-multiconformal_pheromonics = Multiconformal Pheromonics
card-balkanized_states_colonies = Balkanized States' Colonies
card-outer_reaches_hegemony = Outer Reaches Hegemony
card-hadsja_vassal_territory = Hadsja Vassal Territory
card-hadsja_empire = Hadsja Empire
card-vagnleg_suzerainty = Vagnleg Suzerainty
card-vagnleg_dominion = Vagnleg Dominion

## Half cards of the Kt'Zr'Kt'Rtl; of each pair the two names make one: half-names

card-polyutility_components = Polyutility Components
card-adaptive_architecture = Adaptive Architecture
card-hand_crafted = Hand Crafted
card-microfabricated = Microfabricated
card-high_risk_laboratories = High-Risk Laboratories
card-stellar_power_harnessing = Stellar Power Harnessing
card-anarchic_sacrificial = Anarchic Sacrificial
card-polysystem = Polysystem
card-diffusion = Diffusion
card-teleological_redesign = Teleological Redesign
card-expansive_social = Expansive Social
card-psychohistoric = Psychohistoric

## Cards of the Unity

card-explorer_collection = Explorer Collection
card-gravity_sunlens_sensor_array = Gravity Sunlens Sensor Array
card-adamantine_synthesis = Adamantine Synthesis
card-programmable_pseudomatter = Programmable Pseudomatter
card-adaptive_fabrication = Adaptive Fabrication
card-predictive_fabrication = Predictive Fabrication
card-limit = Limit
card-limit_upgraded = Limit (upgraded)
card-fractal_symmetry = Fractal Symmetry
card-fractal_symmetry_upgraded = Fractal Symmetry (upgraded)
card-bezier = Bézier
card-bezier_upgraded = Bézier (upgraded)
card-color_space = Color Space
card-color_space_upgraded = Color Space (upgraded)

## Cards of the Yengii

card-choice_of_paths = Choice of Paths
card-alien_decision_integration = Alien Decision Integration
card-empathy_of_words = Empathy of Words
card-interspecies_diplomatic_demesne = Interspecies Diplomatic Demesne
card-innovation_of_hands = Innovation of Hands
card-cross_time_think_tank = Cross-time Think Tank
card-work_of_mules = Work of Mules
card-gravitic_assembly = Gravitic Assembly
card-social_ecological_mutualism = Social Ecological Mutualism
card-mutualistic_alien_integration = Mutualistic Alien Integration

## Cards of the Zeth

card-smuggling_network = Smuggling Network
card-in_hyperspace_hijacking = In-Hyperspace Hijacking
card-envoys = Envoys
card-zeth_diaspora = Zeth Diaspora
card-cascading_deception = Cascading Deception
card-psychohistorical_deception = Psychohistorical Deception
card-systemic_bribery = Systemic Bribery
card-predictive_agent_insertion = Predictive Agent Insertion
card-black_market = Black Market
card-undetectable_confidence_scams = Undetectable Confidence Scams

## Research teams, by era

card-mechanical_engineers = Mechanical Engineers
card-computational_theoreticians = Computational Theoreticians
card-linguistic_analysts = Linguistic Analysts
card-organic_chemists = Organic Chemists
card-pharmaceutical_scientists = Pharmaceutical Scientists
card-sociologists = Sociologists
card-nuclear_physicists = Nuclear Physicists
card-comparative_physiologists = Comparative Physiologists
card-n_space_mathematicians = N-Space Mathematicians
card-gravitic_topologists = Gravitic Topologists
card-metaethicists = Metaethicists
card-quantum_theoreticians = Quantum Theoreticians
card-quantum_statisticians = Quantum Statisticians
card-organic_architects = Organic Architects
card-stellar_architectural_planners = Stellar Architectural Planners
card-psychohistorians = Psychohistorians
card-subquantum_manipulators = Subquantum Manipulators
card-memetic_artists = Memetic Artists
card-interspecies_managers = Interspecies Managers
card-cultural_diffusionologists = Cultural Diffusionologists
card-chronophysicists = Chronophysicists
card-cultural_polymorphologists = Cultural Polymorphologists
card-reconstructive_paleobotanists = Reconstructive Paleobotanists
card-abiotic_pathologists = Abiotic Pathologists
card-interphasal_theoreticians = Interphasal Theoreticians
card-mesoscale_geoengineers = Mesoscale Geoengineers
card-sapience_developers = Sapience Developers
card-autonomic_teleoperators = Autonomic Teleoperators
card-fractal_microbiologists = Fractal Microbiologists
card-stellar_plasma_flow_engineers = Stellar Plasma Flow Engineers
card-chaos_theoreticians = Chaos Theoreticians
card-oceanographic_biotechnicians = Oceanographic Biotechnicians
card-recursive_metatheoreticians = Recursive Metatheoreticians
card-singularity_control_technicians = Singularity Control Technicians
card-applied_topologists = Applied Topologists
card-metacognitive_ecologists = Metacognitive Ecologists
card-plasma_auxonologists = Plasma Auxonologists
card-psychohistorical_ethicists = Psychohistorical Ethicists
card-tachyon_astrotechnicians = Tachyon Astrotechnicians
card-in_situ_genetic_editors = In Situ Genetic Editors
card-macroscale_biophysicists = Macroscale Biophysicists
