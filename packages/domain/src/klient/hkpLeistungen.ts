/**
 * Numbers of the list of measures that may be prescribed as häusliche Krankenpflege: annex of the HKP-RL after § 92 SGB V, nos. 6 to 31d
 * (Behandlungspflege); state of law 2026-01. Basic care and housekeeping (nos. 1 to 5) stand beside them only under § 37 Abs. 1 and 1a SGB V.
 *
 * The directive knows no groups: they come from the framework contracts of the Länder after § 132a Abs. 4 SGB V, which differ. The group here is
 * the default for a service that names only its number. It follows how the contracts sort: 1, to measure, to give what was made ready, to put on
 * without pressure of one's own; 2, simple measures on skin and body openings; 3, what goes through the skin or into the body, wounds, and what
 * needs judgement; 4, airways, veins, ventilation, psychiatric care. Where contracts differ (No. 18, subcutaneous; No. 22; No. 26), the higher
 * group is taken, except for No. 26, which all of them give to trained helpers.
 */
const hkpLeistungen = [
  { nr: '1', gruppe: null, de: 'Anleitung bei der Grundpflege', en: 'Instruction in basic care' },
  { nr: '2', gruppe: null, de: 'Ausscheidungen', en: 'Help with excretion' },
  { nr: '3', gruppe: null, de: 'Ernährung', en: 'Help with eating and drinking' },
  { nr: '4', gruppe: null, de: 'Körperpflege', en: 'Personal hygiene' },
  { nr: '5', gruppe: null, de: 'Hauswirtschaftliche Versorgung', en: 'Housekeeping' },
  { nr: '6', gruppe: 4, de: 'Absaugen', en: 'Suctioning' },
  { nr: '7', gruppe: 3, de: 'Anleitung bei der Behandlungspflege', en: 'Instruction in nursing treatment' },
  { nr: '8', gruppe: 4, de: 'Beatmungsgerät, Bedienung und Überwachung', en: 'Operating and monitoring a ventilator' },
  { nr: '9', gruppe: 3, de: 'Blasenspülung', en: 'Bladder irrigation' },
  { nr: '10', gruppe: 1, de: 'Blutdruckmessung', en: 'Blood pressure measurement' },
  { nr: '11', gruppe: 1, de: 'Blutzuckermessung', en: 'Blood glucose measurement' },
  { nr: '11a', gruppe: 1, de: 'Interstitielle Glukosemessung', en: 'Interstitial glucose measurement' },
  { nr: '12', gruppe: 2, de: 'Positionswechsel bei Dekubitus', en: 'Repositioning for a pressure ulcer' },
  { nr: '13', gruppe: 3, de: 'Drainagen, Überprüfen und Versorgen', en: 'Checking and caring for drains' },
  { nr: '14', gruppe: 2, de: 'Einlauf, Klistier, Klysma, digitale Enddarmausräumung', en: 'Enema, digital removal of faeces' },
  { nr: '15', gruppe: 2, de: 'Flüssigkeitsbilanzierung', en: 'Fluid balance' },
  { nr: '16', gruppe: 4, de: 'Infusion, intravenös', en: 'Intravenous infusion' },
  { nr: '16a', gruppe: 3, de: 'Infusion, subkutan', en: 'Subcutaneous infusion' },
  { nr: '17', gruppe: 1, de: 'Inhalation', en: 'Inhalation' },
  { nr: '18', gruppe: 3, de: 'Injektionen', en: 'Injections' },
  { nr: '19', gruppe: 1, de: 'Richten von Injektionen', en: 'Preparing injections' },
  { nr: '20', gruppe: 2, de: 'Instillation', en: 'Instillation' },
  { nr: '21', gruppe: 1, de: 'Kälteträger auflegen', en: 'Applying cold packs' },
  { nr: '22', gruppe: 3, de: 'Suprapubischer Katheter, Versorgung', en: 'Suprapubic catheter care' },
  { nr: '23', gruppe: 3, de: 'Katheterisierung der Harnblase', en: 'Urinary catheterisation' },
  { nr: '24', gruppe: 3, de: 'Krankenbeobachtung, spezielle', en: 'Special patient monitoring' },
  { nr: '24a', gruppe: 3, de: 'Symptomkontrolle bei Palliativpatienten', en: 'Palliative symptom control' },
  { nr: '25', gruppe: 3, de: 'Magensonde, Legen und Wechseln', en: 'Inserting or changing a gastric tube' },
  { nr: '26', gruppe: 1, de: 'Medikamente', en: 'Medication' },
  { nr: '27', gruppe: 2, de: 'PEG, Versorgung', en: 'PEG care' },
  { nr: '27a', gruppe: 4, de: 'Psychiatrische Krankenpflege', en: 'Psychiatric nursing' },
  { nr: '28', gruppe: 2, de: 'Stomabehandlung', en: 'Stoma treatment' },
  { nr: '29', gruppe: 4, de: 'Trachealkanüle, Wechsel und Pflege', en: 'Tracheostomy tube change and care' },
  { nr: '30', gruppe: 4, de: 'Venenkatheter, Pflege', en: 'Central venous catheter care' },
  { nr: '31', gruppe: 3, de: 'Wundversorgung, akute Wunde', en: 'Acute wound care' },
  { nr: '31a', gruppe: 3, de: 'Wundversorgung, chronische und schwer heilende Wunde', en: 'Chronic wound care' },
  { nr: '31b', gruppe: 1, de: 'Kompressionsstrümpfe an- oder ausziehen', en: 'Putting on or taking off compression stockings' },
  { nr: '31c', gruppe: 2, de: 'Kompressionsverband anlegen oder abnehmen', en: 'Applying or removing a compression bandage' },
  { nr: '31d', gruppe: 2, de: 'Stützende Verbände an- oder ablegen', en: 'Applying or removing support bandages' },
] as const

export type HkpNummer = (typeof hkpLeistungen)[number]['nr']

/** Giving medicines, of which the plan of medicines says which. */
export const isGabe = (nr: string | null): boolean => nr === '26'

export const hkpNummern = hkpLeistungen.map(({ nr }) => nr)

/** Null: no Behandlungspflege (nos. 1 to 5). Undefined: no number of the list, so nobody but a person can tell. */
export const gruppeOf = (nr: string | null): 1 | 2 | 3 | 4 | null | undefined => hkpLeistungen.find((one) => one.nr === nr)?.gruppe

/** Null for what is no number of the list. */
export function hkpLeistungName(nr: string, language: 'de' | 'en'): string | null {
  const found = hkpLeistungen.find((one) => one.nr === nr)
  return found === undefined ? null : `${found.nr} ${found[language]}`
}
