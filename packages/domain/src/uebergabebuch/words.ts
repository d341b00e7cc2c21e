/** German words of the Übergabebuch that stand on screens and on paper alike. */
import type { Schicht, Thema } from './uebergabebuch.ts'

export const uebergabeWords: { schicht: Record<Schicht, string>; thema: Record<Thema, string> } = {
  schicht: { FRUEH: 'Frühdienst', SPAET: 'Spätdienst', NACHT: 'Nachtdienst' },
  thema: { ZUSTAND: 'Zustand', ARZNEIMITTEL: 'Arzneimittel', WUNDE: 'Wunde', ORGANISATION: 'Organisation', SONSTIGES: 'Sonstiges' },
}
