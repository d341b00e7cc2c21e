/** Two low tones: a pack that does not belong in the bag is heard by somebody who looks at the shelf. Hertz. */
const tones = [220, 165]
const toneSeconds = 0.16

/** Silent where the browser lets no page sound: the red band says it all the same. */
export function startLowTones(): void {
  if (typeof AudioContext === 'undefined') return
  const audio = new AudioContext()
  const volume = audio.createGain()
  volume.gain.value = 0.15
  volume.connect(audio.destination)
  const last = tones.map((hertz, nr) => {
    const tone = audio.createOscillator()
    tone.frequency.value = hertz
    tone.connect(volume)
    tone.start(audio.currentTime + nr * toneSeconds)
    tone.stop(audio.currentTime + (nr + 1) * toneSeconds)
    return tone
  })
  last.at(-1)?.addEventListener('ended', () => void audio.close())
}
