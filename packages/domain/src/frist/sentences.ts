/** Deadline texts for calendars. Calendars may be hosted anywhere, so they only contain the type, initials and a number. */
import type { Frist, FristArt } from './frist.ts'

const words: Record<FristArt, { de: string; en: string }> = {
  BESUCH: { de: 'Hausbesuch überfällig', en: 'Home visit overdue' },
  BESUCHSFRAGE: { de: 'Anfrage zum Hausbesuch beantworten', en: 'Answer a home visit request' },
  FOLGE: { de: 'Folge aus Hausbesuch', en: 'Follow-up from a home visit' },
  BESTELLUNG: { de: 'Bestellung wartet', en: 'Order waiting' },
  REZEPT: { de: 'Rezept läuft ab', en: 'Prescription expires' },
  HKP: { de: 'HKP-Verordnung endet', en: 'HKP order ends' },
  HKP_VORLAGE: { de: 'HKP-Verordnung bei der Kasse einreichen', en: 'Submit the HKP order to the insurer' },
  HKP_GENEHMIGUNG: { de: 'HKP-Genehmigung endet', en: 'HKP approval ends' },
  HKP_WIDERSPRUCH: { de: 'Frist für Widerspruch bei der Kasse', en: 'Deadline to object to the insurer’s decision' },
  ZUZAHLUNG: { de: 'Zuzahlungsbefreiung läuft ab', en: 'Co-payment exemption expires' },
  BERATUNG: { de: 'Beratungsbesuch (§ 37 Abs. 3 SGB XI)', en: 'Advisory visit (§ 37 (3) SGB XI)' },
  KARTE: { de: 'Gesundheitskarte einlesen lassen', en: 'Have the health card read' },
}

export const fristSentence = ({ art, klient, nummer }: Frist, language: 'de' | 'en'): string =>
  [words[art][language], klient?.initialen, nummer].filter((word) => typeof word === 'string').join(' · ')
