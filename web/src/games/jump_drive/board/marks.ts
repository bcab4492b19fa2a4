// The VP that end the game, marked on curve and track.

export const END = 50;
