/** The header of answers that the service worker kept from another time; its name stands in vite.config.ts. */
declare const KEPT_HEADER: string;
/** What the service worker calls the place where it keeps who plays what. */
declare const KEPT_TOLD: string;
