/** A sound of its own for what cannot wait. Chosen for each device: on the phone in a bedroom it may be unwanted, at the desk of the manager not. */
const storageKey = 'dreiklang.sound'
/** Two tones, three times: unlike the single tone of other programs. Hertz. */
const tones = [880, 660]
const toneSeconds = 0.18
const rounds = 3

export function isSoundOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off'
  } catch {
    return true
  }
}

export function setSound(on: boolean): void {
  try {
    if (on) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, 'off')
  } catch {
    // Without storage it stays on.
  }
}

/** Silent where the browser lets no page sound before somebody has pressed anything in it: the entry stands in the list all the same. */
export async function startUrgentSound(): Promise<void> {
  if (typeof AudioContext === 'undefined') return
  const audio = new AudioContext()
  if (audio.state === 'suspended') await Promise.race([audio.resume(), new Promise((done) => setTimeout(done, 500))])
  if (audio.state !== 'running') return audio.close()
  const volume = audio.createGain()
  volume.gain.value = 0.2
  volume.connect(audio.destination)
  const all = Array.from({ length: rounds }, () => tones).flat()
  const last = all.map((hertz, i) => {
    const tone = audio.createOscillator()
    tone.frequency.value = hertz
    tone.connect(volume)
    tone.start(audio.currentTime + i * toneSeconds)
    tone.stop(audio.currentTime + (i + 1) * toneSeconds)
    return tone
  })
  last.at(-1)?.addEventListener('ended', () => void audio.close())
}
