/** How long somebody has to wait, in words: rounded up, because an attempt that comes too early counts again. */
export function waitingWords(seconds: number, language: 'de' | 'en'): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  if (minutes < 60) return counted(minutes, words[language].minute)
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  const whole = counted(hours, words[language].hour)
  return rest === 0 ? whole : `${whole} ${words[language].and} ${counted(rest, words[language].minute)}`
}

type Forms = readonly [one: string, many: string]

const words: Record<'de' | 'en', { minute: Forms; hour: Forms; and: string }> = {
  de: { minute: ['eine Minute', 'Minuten'], hour: ['eine Stunde', 'Stunden'], and: 'und' },
  en: { minute: ['one minute', 'minutes'], hour: ['one hour', 'hours'], and: 'and' },
}

const counted = (count: number, [one, many]: Forms): string => (count === 1 ? one : `${count} ${many}`)
