// Five soft sounds, made from tones and noise as they are wanted: nothing is loaded for them.

export type Sound = "place" | "reveal" | "points" | "turn" | "end";

/** A tone from one pitch to another, in Hz; without a shape it is noise, of which what lies about the pitch is heard. In seconds. */
interface Tone {
  shape?: OscillatorType;
  from: number;
  to?: number;
  at?: number;
  long: number;
  loud: number;
}

const TONES: Record<Sound, Tone[]> = {
  place: [{ shape: "sine", from: 150, to: 70, long: 0.16, loud: 0.2 }, { from: 320, long: 0.07, loud: 0.1 }],
  reveal: [{ from: 500, to: 2400, long: 0.22, loud: 0.09 }],
  points: [{ shape: "triangle", from: 1320, long: 0.07, loud: 0.06 }, { shape: "triangle", from: 1760, at: 0.07, long: 0.09, loud: 0.05 }],
  turn: [{ shape: "sine", from: 587.3, long: 0.5, loud: 0.16 }, { shape: "sine", from: 880, at: 0.16, long: 0.5, loud: 0.16 }],
  end: [{ shape: "sine", from: 392, long: 1.1, loud: 0.13 }, { shape: "sine", from: 587.3, at: 0.22, long: 1.3, loud: 0.12 }],
};

/** What is heard once is not heard again so soon, in milliseconds: three cards placed at a time are one sound. */
const APART = 90;
const RISE = 0.012;
const QUIET = 0.0008;

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;
const last = new Map<Sound, number>();

export function play(sound: Sound) {
  const now = performance.now();
  if (now - (last.get(sound) ?? -APART) < APART) return;
  last.set(sound, now);
  context ??= new AudioContext();
  void context.resume();
  for (const tone of TONES[sound]) begin(context, tone);
}

function begin(here: AudioContext, { shape, from, to = from, at = 0, long, loud }: Tone) {
  const start = here.currentTime + at;
  const strength = new GainNode(here, { gain: 0 });
  strength.gain.setValueAtTime(0, start);
  strength.gain.linearRampToValueAtTime(loud, start + RISE);
  strength.gain.exponentialRampToValueAtTime(QUIET, start + long);
  strength.connect(here.destination);
  const source = shape ? new OscillatorNode(here, { type: shape, frequency: from }) : new AudioBufferSourceNode(here, { buffer: noiseOf(here), loop: true });
  const pitch = source instanceof OscillatorNode ? source.frequency : filtered(here, source, strength, from);
  pitch.setValueAtTime(from, start);
  pitch.exponentialRampToValueAtTime(to, start + long);
  if (source instanceof OscillatorNode) source.connect(strength);
  source.start(start);
  source.stop(start + long);
}

/** Of a noise what lies about a pitch; the pitch can be moved. */
function filtered(here: AudioContext, source: AudioNode, strength: GainNode, pitch: number): AudioParam {
  const filter = new BiquadFilterNode(here, { type: "bandpass", frequency: pitch, Q: 0.9 });
  source.connect(filter).connect(strength);
  return filter.frequency;
}

/** Half a second of noise. */
function noiseOf(here: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = new AudioBuffer({ length: here.sampleRate / 2, sampleRate: here.sampleRate });
  const samples = noise.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = 2 * Math.random() - 1;
  return noise;
}
