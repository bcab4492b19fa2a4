"""The 21 technologies that every species has a card of: era, upgraded name, and which others are spent to upgrade."""

from typing import Final

ERAS: Final = (1, 2, 3, 4)
UNIQUE_ERA: Final = 4
"""Its inventions have no technology card and are not shared."""


class Tech:
    """A technology; each of `spends` upgrades it alone, and is gone."""

    def __init__(self, id: str, upgraded: str, era: int, *spends: str) -> None:
        self.id = id
        self.upgraded = upgraded
        self.era = era
        self.spends = spends


# fmt: off
TECHNOLOGIES: Final[tuple[Tech, ...]] = (
    Tech("nanotechnology", "nanofabricators", 1, "genetic_engineering", "atomic_transmutation"),
    Tech("genetic_engineering", "genetic_resynthesis", 1, "nanotechnology", "clinical_immortality"),
    Tech("universal_translator", "universal_empathic_communication", 1, "ubiquitous_cultural_repository", "quantum_computers"),
    Tech("quantum_computers", "nondeterministic_polynomial_collapse", 1, "universal_translator", "clinical_immortality"),
    Tech("clinical_immortality", "practical_immortality", 1, "genetic_engineering", "atomic_transmutation"),
    Tech("ubiquitous_cultural_repository", "memetic_lifeforms", 1, "universal_translator", "quantum_computers"),
    Tech("atomic_transmutation", "pseudomaterials", 1, "ubiquitous_cultural_repository", "nanotechnology"),
    Tech("antimatter_power", "antimatter_compounds", 2, "hyperspace_mining", "organic_construction"),
    Tech("interspecies_medical_exchange", "panbiologic_medicine", 2, "cross_species_ethical_equality", "organic_construction"),
    Tech("cross_species_ethical_equality", "concrete_universal_metaethics", 2, "interspecies_medical_exchange", "achronal_analysis"),
    Tech("achronal_analysis", "time_viewers", 2, "antimatter_power", "singularity_control"),
    Tech("organic_construction", "living_infrastructure", 2, "interspecies_medical_exchange", "cross_species_ethical_equality"),
    Tech("hyperspace_mining", "hyperspace_settlements", 2, "antimatter_power", "singularity_control"),
    Tech("singularity_control", "wormhole_grid", 2, "hyperspace_mining", "achronal_analysis"),
    Tech("xeno_cultural_exchange", "multispecies_hybrid_cultures", 3, "megastructures", "social_exodus"),
    Tech("poly_species_corporations", "full_interspecies_integration", 3, "galactic_telecomm_control", "xeno_cultural_exchange"),
    Tech("social_exodus", "galactic_colonization", 3, "galactic_telecomm_control", "xeno_cultural_exchange"),
    Tech("galactic_telecomm_control", "galactic_domination", 3, "poly_species_corporations", "social_exodus"),
    Tech("temporal_dilation", "stasis_field", 3, "megastructures", "matter_generation"),
    Tech("matter_generation", "macroscale_teleportation", 3, "poly_species_corporations", "temporal_dilation"),
    Tech("megastructures", "dyson_swarms", 3, "temporal_dilation", "matter_generation"),
)
# fmt: on

BY_ID: Final[dict[str, Tech]] = {tech.id: tech for tech in TECHNOLOGIES}
