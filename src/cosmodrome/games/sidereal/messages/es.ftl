### Sidereal Confluence en español. Qué significa cada identificador y qué variables recibe: docs/words.md.
### Los nombres de las cartas son palabras y se dicen en cada idioma; las colonias conservan los de sus estrellas.

## Bienes: cómo se llaman y qué aspecto tienen

good-white = Cultura
good-brown = Industria
good-green = Alimentos
good-yellow = Energía
good-blue = Biotecnología
good-black = Información
good-ultratech = Ultratecnología
good-ship = Nave
good-wild_small = Cubo gris pequeño
good-wild_large = Cubo gris grande
good-any_small = Cubo pequeño cualquiera
good-any_large = Cubo grande cualquiera
good-vp = Punto
good-envoy = Enviado
good-relic = Mundo reliquia
good-bonus = Bono por compartir
good-desert = Colonia desértica
good-ice = Colonia helada
good-jungle = Colonia selvática
good-ocean = Colonia oceánica
good-world = Colonia
shape-white = cubo blanco pequeño
shape-brown = cubo marrón pequeño
shape-green = cubo verde pequeño
shape-yellow = cubo amarillo grande
shape-blue = cubo azul grande
shape-black = cubo negro grande
shape-ultratech = octógono
shape-ship = nave
shape-wild_small = cubo gris pequeño, del color que haga falta
shape-wild_large = cubo gris grande, del color que haga falta
biome-desert = desierto
biome-ice = hielo
biome-jungle = selva
biome-ocean = océano

## Especies: como se las llama en la mesa, y el nombre completo

species-caylion = Caylion
species-eni_et = Eni Et
species-faderan = Faderan
species-imdril = Im'dril
species-kjas = Kjasjavikalimm
species-kt = Kt'Zr'Kt'Rtl
species-unity = Unidad
species-yengii = Yengii
species-zeth = Zeth
people-caylion = Plutocracia Caylion
people-eni_et = Ascendencia Eni Et
people-faderan = Cónclave Faderan
people-imdril = Nómadas Im'dril
people-kjas = Directorio Kjasjavikalimm
people-kt = Adhocracia Kt'Zr'Kt'Rtl
people-unity = La Unidad
people-yengii = Sociedad Yengii
people-zeth = Anocracia Zeth

## Cantidades, como las nombran los convertidores; one_ y same_ donde todos los cubos son de un color

amount-white = { $count } de Cultura
amount-brown = { $count } de Industria
amount-green = { $count } de Alimentos
amount-yellow = { $count } de Energía
amount-blue = { $count } de Biotecnología
amount-black = { $count } de Información
amount-ultratech = { $count } de Ultratecnología
amount-ship = { $count ->
    [one] 1 nave
   *[other] { $count } naves
}
amount-wild_small = { $count ->
    [one] 1 cubo gris pequeño
   *[other] { $count } cubos grises pequeños
}
amount-wild_large = { $count ->
    [one] 1 cubo gris grande
   *[other] { $count } cubos grises grandes
}
amount-any_small = { $count ->
    [one] 1 cubo pequeño de cualquier color
   *[other] { $count } cubos pequeños de cualesquiera colores
}
amount-any_large = { $count ->
    [one] 1 cubo grande de cualquier color
   *[other] { $count } cubos grandes de cualesquiera colores
}
amount-one_small = { $count ->
    [one] 1 cubo pequeño
   *[other] { $count } cubos pequeños de un solo color
}
amount-one_large = { $count ->
    [one] 1 cubo grande
   *[other] { $count } cubos grandes de un solo color
}
amount-same_small = { $count ->
    [one] 1 cubo pequeño de ese color
   *[other] { $count } cubos pequeños de ese color
}
amount-same_large = { $count ->
    [one] 1 cubo grande de ese color
   *[other] { $count } cubos grandes de ese color
}
amount-vp = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
amount-envoy = { $count ->
    [one] 1 enviado
   *[other] { $count } enviados
}
amount-relic = { $count ->
    [one] 1 mundo reliquia de lo alto del mazo
   *[other] { $count } mundos reliquia de lo alto del mazo
}
amount-bonus = { $count ->
    [one] el bono por compartir
   *[other] { $count } veces el bono por compartir
}
amount-desert = { $count ->
    [one] 1 colonia desértica
   *[other] { $count } colonias desérticas
}
amount-ice = { $count ->
    [one] 1 colonia helada
   *[other] { $count } colonias heladas
}
amount-jungle = { $count ->
    [one] 1 colonia selvática
   *[other] { $count } colonias selváticas
}
amount-ocean = { $count ->
    [one] 1 colonia oceánica
   *[other] { $count } colonias oceánicas
}
amount-world = { $count ->
    [one] 1 colonia
   *[other] { $count } colonias
}
amount-card = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
amount-licence = { $count ->
    [one] 1 licencia
   *[other] { $count } licencias
}
amount-acknowledgement = { $count ->
    [one] 1 reconocimiento
   *[other] { $count } reconocimientos
}
amounts-and = { $first } y { $last }
amounts-or = { $first } o { $last }
amounts-none = nada

## Convertidores en palabras: qué se pone, qué sale y qué hay que regalar

arrow-white = Economía
arrow-white-help = Funciona en la fase de Economía, una vez por turno.
arrow-purple = Comercio
arrow-purple-help = Funciona en la fase de Comercio, una vez por turno.
arrow-red = Robo
arrow-red-help = Funciona al final del turno, contra otro jugador.
made-both = { $outputs } y, para regalar, { $donated }
made-donated = { $donated } para regalar
converter-both = { $inputs } { $inputs_count ->
    [one] se convierte
   *[other] se convierten
} en { $made }
converter-free = a cambio de nada, { $made }
converter-inputs = hay que poner { $inputs }
converter-steal = robar { $stolen } por { $prices }
price-envoys = { $inputs } (si la víctima tiene al menos { $envoys ->
    [one] un enviado
   *[other] { $envoys } enviados
})
prices-or = { $first }, o bien { $last }
half-names = { $right } { $left }

## Lo que dice una carta, línea a línea

line-runs = { $arrow }: { $how }.
line-fleets = Para usarla hay que cubrir { $fleets ->
    [one] un símbolo de flota
   *[other] { $fleets } símbolos de flota
}.
line-upgraded = Mejorada: { $name }.
line-upgraded-biome = Mejorada: { $biome }.
line-play = Para jugarla: { $how }.
line-upgrade = Para mejorarla: { $how }.
line-spend = Para mejorarla: gasta { $cards }.
line-gains = Al jugarla, los Faderan ganan { $goods }.
line-colonies = Al jugarla, los Faderan toman { $count ->
    [one] la colonia
   *[other] las { $count } colonias
} de lo alto del mazo.
line-colony-support = Quien la tiene mantiene { $count ->
    [one] una colonia
   *[other] { $count } colonias
} más.
line-fleet-support = Cubre { $count ->
    [one] un símbolo de flota
   *[other] { $count } símbolos de flota
}.
line-per-acknowledgements = Al jugarla, los Faderan puntúan un punto por cada { $count } reconocimientos en manos de otros, redondeando hacia arriba.
line-discount = Desde entonces, quien invente con un reconocimiento paga { $count ->
    [one] un cubo pequeño o grande
   *[other] { $count } cubos pequeños o grandes
} menos.
line-first-trade = En su primer intercambio del turno, quien la recibe gana { $goods } y los Faderan { $others }.
line-invent = Para inventar: { $costs }. Da { $vp ->
    [one] 1 punto
   *[other] { $vp } puntos
} y, al compartir tecnologías, el bono por compartir.
line-invents = Inventa { $name }.
line-unique = No se comparte nada de él.
line-interest = Los Eni Et nunca la usan; la prestan.
line-one-taker = Todo lo que dona va a un solo jugador.
line-bound = No se puede intercambiar.
line-kept = Cambia de manos para siempre.
line-half = La otra mitad de su convertidor: { $name }.
line-removed = Al consumirse, sale del juego.
line-sharing = Bono por compartir: { $bonus }; para los Yengii, { $yengii }.

## Clases de carta

kind-technology = Tecnología
kind-start = Carta inicial
kind-half = Media carta
kind-fleet = Flota
kind-nullspace = Colonia del espacio nulo
kind-computer = Mundo ordenador
kind-territory = Ficha de territorio
kind-relic = Mundo reliquia
kind-colony = Colonia
kind-team = Equipo de investigación
kind-confluence = Carta de confluencia
short-era = era { $era }
confluence-name = Confluencia, turno { $turn } para { $players } jugadores
fact-copies = Copias: { $count }

## Nombres de las cartas: tecnologías, por era, cada una con su cara mejorada

card-nanotechnology = Nanotecnología
card-nanofabricators = Nanofabricadores
card-genetic_engineering = Ingeniería Genética
card-genetic_resynthesis = Resíntesis Genética
card-universal_translator = Traductor Universal
card-universal_empathic_communication = Comunicación Empática Universal
card-quantum_computers = Ordenadores Cuánticos
card-nondeterministic_polynomial_collapse = Colapso Polinómico No Determinista
card-clinical_immortality = Inmortalidad Clínica
card-practical_immortality = Inmortalidad Práctica
card-ubiquitous_cultural_repository = Archivo Cultural Ubicuo
card-memetic_lifeforms = Formas de Vida Meméticas
card-atomic_transmutation = Transmutación Atómica
card-pseudomaterials = Pseudomateriales
card-antimatter_power = Energía de Antimateria
card-antimatter_compounds = Compuestos de Antimateria
card-interspecies_medical_exchange = Intercambio Médico entre Especies
card-panbiologic_medicine = Medicina Panbiológica
card-cross_species_ethical_equality = Igualdad Ética entre Especies
card-concrete_universal_metaethics = Metaética Universal Concreta
card-achronal_analysis = Análisis Acrónico
card-time_viewers = Visores del Tiempo
card-organic_construction = Construcción Orgánica
card-living_infrastructure = Infraestructura Viva
card-hyperspace_mining = Minería Hiperespacial
card-hyperspace_settlements = Asentamientos Hiperespaciales
card-singularity_control = Control de Singularidades
card-wormhole_grid = Red de Agujeros de Gusano
card-xeno_cultural_exchange = Intercambio Xenocultural
card-multispecies_hybrid_cultures = Culturas Híbridas Multiespecie
card-poly_species_corporations = Corporaciones Poliespecie
card-full_interspecies_integration = Integración Plena entre Especies
card-social_exodus = Éxodo Social
card-galactic_colonization = Colonización Galáctica
card-galactic_telecomm_control = Control de las Telecomunicaciones Galácticas
card-galactic_domination = Dominación Galáctica
card-temporal_dilation = Dilatación Temporal
card-stasis_field = Campo de Estasis
card-matter_generation = Generación de Materia
card-macroscale_teleportation = Teletransporte a Gran Escala
card-megastructures = Megaestructuras
card-dyson_swarms = Enjambres de Dyson
card-galactic_reunion = Reencuentro Galáctico

## Cartas de los Caylion

card-lunar_mining_consortium = Consorcio Minero Lunar
card-auxonic_outersystem_harvesting = Cosecha Auxónica Exterior
card-planetary_ecological_dominance = Dominio Ecológico Planetario
card-systemwide_gravitic_dominance = Dominio Gravítico del Sistema
card-oceanic_processing = Procesado Oceánico
card-planet_wide_industrial_mariculture = Maricultura Industrial Planetaria
card-distributed_telenet = Telerred Distribuida
card-ansible_driven_intersystem_society = Sociedad Intersistema por Ansible

## Cartas de los Eni Et

card-bone_carving = Talla de Hueso
card-nanocraft = Nanoartesanía
card-deep_hunting = Caza en las Profundidades
card-pelagic_bounty = Abundancia Pelágica
card-choral_song = Canto Coral
card-eternal_music = Música Eterna
card-universal_applied_metaethics = Metaética Universal Aplicada
card-omnispecies_metaethical_models = Modelos Metaéticos Omniespecie
card-cultural_charity = Caridad Cultural
card-omnicultural_dynamic_charity = Caridad Dinámica Omnicultural
card-volunteer_medical_movement = Movimiento Médico Voluntario
card-universal_health = Salud Universal
card-mutual_understanding = Entendimiento Mutuo
card-interspecies_empathy = Empatía entre Especies
card-elders_wisdom = Sabiduría del Anciano
card-immortals_wisdom = Sabiduría del Inmortal
card-intercultural_archive = Archivo Intercultural
card-ubiquitous_cultural_influence = Influencia Cultural Ubicua
card-xenotech_pool = Fondo de Xenotecnología
card-ultratech_community = Comunidad Ultratecnológica

## Cartas de los Faderan

card-relic_repurposing = Reutilización de Reliquias
card-relic_manufacturing = Fabricación de Reliquias
card-archaic_automated_support_network = Red de Apoyo Automática Arcaica
card-domesticated_automated_support_network = Red de Apoyo Automática Domesticada
card-ritual_government = Gobierno Ritual
card-interspecies_capital = Capital de las Especies
card-non_indigenous_fauna = Fauna No Autóctona
card-genetically_pliable_fauna = Fauna Genéticamente Maleable
card-gift_of_the_duruntai = Don de los Duruntai
card-contextual_integrator_cache = Depósito del Integrador Contextual
card-automated_transport_network = Red de Transporte Automática
card-relic_detector = Detector de Reliquias
card-library_of_entelechy = Biblioteca de la Entelequia
card-transmutive_decomposer = Descomponedor Transmutador
card-nalgorian_grindstone = Muela Nalgoriana
card-stars_ruin = Ruina de la Estrella
card-paradise_converter = Conversor del Paraíso
card-barian_trade_armada = Armada Mercante Bariana
card-thils_demiring = Semianillo de Thil
card-the_grand_armilla = La Gran Armila

## Cartas de los Im'dril

card-galactic_exploration = Exploración Galáctica
card-galactic_windfall_cartography = Cartografía de Hallazgos Galácticos
card-asteroid_mining = Minería de Asteroides
card-asteroid_construction_yards = Astilleros de Asteroides
card-microgravity_assembly = Ensamblaje en Microgravedad
card-distributed_manufacturing = Fabricación Distribuida
card-faderan_relic_caches = Depósitos de Reliquias Faderan
card-relic_resynthesis = Resíntesis de Reliquias
card-fleet_of_1 = Apoyo de Flota, 1
card-fleet_of_2 = Apoyo de Flota, 2
card-fleet_of_3 = Apoyo de Flota, 3

## Cartas y fichas de los Kjasjavikalimm

card-starstrider_jumpcores = Núcleos de Salto Estelar
card-fastjump_network = Red de Salto Rápido
card-underground_cities = Ciudades Subterráneas
card-asteroid_mine_network = Red de Minas de Asteroides
card-perfume_pheromone_loyalty = Lealtad por Feromonas
card-multiconformal_pheromonics = Feromónica Multiconforme
card-balkanized_states_colonies = Colonias de los Estados Balcanizados
card-outer_reaches_hegemony = Hegemonía de los Confines
card-hadsja_vassal_territory = Territorio Vasallo de Hadsja
card-hadsja_empire = Imperio de Hadsja
card-vagnleg_suzerainty = Señorío de Vagnleg
card-vagnleg_dominion = Dominio de Vagnleg

## Medias cartas de los Kt'Zr'Kt'Rtl; los dos nombres de cada par forman uno: half-names

card-polyutility_components = Componentes Polivalentes
card-adaptive_architecture = Arquitectura Adaptativa
card-hand_crafted = a Mano
card-microfabricated = de Microfábrica
card-high_risk_laboratories = Laboratorios de Alto Riesgo
card-stellar_power_harnessing = Captación de Energía Estelar
card-anarchic_sacrificial = de Sacrificio Anárquico
card-polysystem = de Polisistema
card-diffusion = Difusión
card-teleological_redesign = Rediseño Teleológico
card-expansive_social = de Sociedad Expansiva
card-psychohistoric = de Psicohistoria

## Cartas de la Unidad

card-explorer_collection = Recolección de Exploradores
card-gravity_sunlens_sensor_array = Sensores de Lente Solar Gravitatoria
card-adamantine_synthesis = Síntesis Adamantina
card-programmable_pseudomatter = Pseudomateria Programable
card-adaptive_fabrication = Fabricación Adaptativa
card-predictive_fabrication = Fabricación Predictiva
card-limit = Límite
card-limit_upgraded = Límite (mejorado)
card-fractal_symmetry = Simetría Fractal
card-fractal_symmetry_upgraded = Simetría Fractal (mejorada)
card-bezier = Bézier
card-bezier_upgraded = Bézier (mejorado)
card-color_space = Espacio de Color
card-color_space_upgraded = Espacio de Color (mejorado)

## Cartas de los Yengii

card-choice_of_paths = Elección de Caminos
card-alien_decision_integration = Integración de Decisiones Ajenas
card-empathy_of_words = Empatía de las Palabras
card-interspecies_diplomatic_demesne = Dominio Diplomático entre Especies
card-innovation_of_hands = Innovación de las Manos
card-cross_time_think_tank = Gabinete de Ideas Transtemporal
card-work_of_mules = Trabajo de Mulas
card-gravitic_assembly = Ensamblaje Gravítico
card-social_ecological_mutualism = Mutualismo Socioecológico
card-mutualistic_alien_integration = Integración Mutualista Ajena

## Cartas de los Zeth

card-smuggling_network = Red de Contrabando
card-in_hyperspace_hijacking = Secuestro en el Hiperespacio
card-envoys = Enviados
card-zeth_diaspora = Diáspora Zeth
card-cascading_deception = Engaño en Cascada
card-psychohistorical_deception = Engaño Psicohistórico
card-systemic_bribery = Soborno Sistémico
card-predictive_agent_insertion = Infiltración Predictiva de Agentes
card-black_market = Mercado Negro
card-undetectable_confidence_scams = Estafas Indetectables

## Equipos de investigación, por era

card-mechanical_engineers = Ingenieros Mecánicos
card-computational_theoreticians = Teóricos de la Computación
card-linguistic_analysts = Analistas Lingüísticos
card-organic_chemists = Químicos Orgánicos
card-pharmaceutical_scientists = Científicos Farmacéuticos
card-sociologists = Sociólogos
card-nuclear_physicists = Físicos Nucleares
card-comparative_physiologists = Fisiólogos Comparativos
card-n_space_mathematicians = Matemáticos de Espacios N
card-gravitic_topologists = Topólogos Gravíticos
card-metaethicists = Metaeticistas
card-quantum_theoreticians = Teóricos Cuánticos
card-quantum_statisticians = Estadísticos Cuánticos
card-organic_architects = Arquitectos Orgánicos
card-stellar_architectural_planners = Planificadores de Arquitectura Estelar
card-psychohistorians = Psicohistoriadores
card-subquantum_manipulators = Manipuladores Subcuánticos
card-memetic_artists = Artistas Meméticos
card-interspecies_managers = Gestores entre Especies
card-cultural_diffusionologists = Difusionólogos Culturales
card-chronophysicists = Cronofísicos
card-cultural_polymorphologists = Polimorfólogos Culturales
card-reconstructive_paleobotanists = Paleobotánicos Reconstructivos
card-abiotic_pathologists = Patólogos Abióticos
card-interphasal_theoreticians = Teóricos de la Interfase
card-mesoscale_geoengineers = Geoingenieros de Mesoescala
card-sapience_developers = Desarrolladores de Sapiencia
card-autonomic_teleoperators = Teleoperadores Autónomos
card-fractal_microbiologists = Microbiólogos Fractales
card-stellar_plasma_flow_engineers = Ingenieros de Plasma Estelar
card-chaos_theoreticians = Teóricos del Caos
card-oceanographic_biotechnicians = Biotécnicos Oceanográficos
card-recursive_metatheoreticians = Metateóricos Recursivos
card-singularity_control_technicians = Técnicos de Control de Singularidades
card-applied_topologists = Topólogos Aplicados
card-metacognitive_ecologists = Ecólogos Metacognitivos
card-plasma_auxonologists = Auxonólogos del Plasma
card-psychohistorical_ethicists = Eticistas Psicohistóricos
card-tachyon_astrotechnicians = Astrotécnicos Taquiónicos
card-in_situ_genetic_editors = Editores Genéticos In Situ
card-macroscale_biophysicists = Biofísicos a Gran Escala
