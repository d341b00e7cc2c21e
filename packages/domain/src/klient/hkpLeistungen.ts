/**
 * Numbers of the list of measures that may be prescribed as häusliche Krankenpflege: annex of the HKP-RL after § 92 SGB V, nos. 6 to 31d
 * (Behandlungspflege); state of law 2026-01. Basic care and housekeeping (nos. 1 to 5) stand beside them only under § 37 Abs. 1 and 1a SGB V.
 */
const hkpLeistungen = [
  { nr: '1', de: 'Anleitung bei der Grundpflege', en: 'Instruction in basic care' },
  { nr: '2', de: 'Ausscheidungen', en: 'Help with excretion' },
  { nr: '3', de: 'Ernährung', en: 'Help with eating and drinking' },
  { nr: '4', de: 'Körperpflege', en: 'Personal hygiene' },
  { nr: '5', de: 'Hauswirtschaftliche Versorgung', en: 'Housekeeping' },
  { nr: '6', de: 'Absaugen', en: 'Suctioning' },
  { nr: '7', de: 'Anleitung bei der Behandlungspflege', en: 'Instruction in nursing treatment' },
  { nr: '8', de: 'Beatmungsgerät, Bedienung und Überwachung', en: 'Operating and monitoring a ventilator' },
  { nr: '9', de: 'Blasenspülung', en: 'Bladder irrigation' },
  { nr: '10', de: 'Blutdruckmessung', en: 'Blood pressure measurement' },
  { nr: '11', de: 'Blutzuckermessung', en: 'Blood glucose measurement' },
  { nr: '11a', de: 'Interstitielle Glukosemessung', en: 'Interstitial glucose measurement' },
  { nr: '12', de: 'Positionswechsel bei Dekubitus', en: 'Repositioning for a pressure ulcer' },
  { nr: '13', de: 'Drainagen, Überprüfen und Versorgen', en: 'Checking and caring for drains' },
  { nr: '14', de: 'Einlauf, Klistier, Klysma, digitale Enddarmausräumung', en: 'Enema, digital removal of faeces' },
  { nr: '15', de: 'Flüssigkeitsbilanzierung', en: 'Fluid balance' },
  { nr: '16', de: 'Infusion, intravenös', en: 'Intravenous infusion' },
  { nr: '16a', de: 'Infusion, subkutan', en: 'Subcutaneous infusion' },
  { nr: '17', de: 'Inhalation', en: 'Inhalation' },
  { nr: '18', de: 'Injektionen', en: 'Injections' },
  { nr: '19', de: 'Richten von Injektionen', en: 'Preparing injections' },
  { nr: '20', de: 'Instillation', en: 'Instillation' },
  { nr: '21', de: 'Kälteträger auflegen', en: 'Applying cold packs' },
  { nr: '22', de: 'Suprapubischer Katheter, Versorgung', en: 'Suprapubic catheter care' },
  { nr: '23', de: 'Katheterisierung der Harnblase', en: 'Urinary catheterisation' },
  { nr: '24', de: 'Krankenbeobachtung, spezielle', en: 'Special patient monitoring' },
  { nr: '24a', de: 'Symptomkontrolle bei Palliativpatienten', en: 'Palliative symptom control' },
  { nr: '25', de: 'Magensonde, Legen und Wechseln', en: 'Inserting or changing a gastric tube' },
  { nr: '26', de: 'Medikamente', en: 'Medication' },
  { nr: '27', de: 'PEG, Versorgung', en: 'PEG care' },
  { nr: '27a', de: 'Psychiatrische Krankenpflege', en: 'Psychiatric nursing' },
  { nr: '28', de: 'Stomabehandlung', en: 'Stoma treatment' },
  { nr: '29', de: 'Trachealkanüle, Wechsel und Pflege', en: 'Tracheostomy tube change and care' },
  { nr: '30', de: 'Venenkatheter, Pflege', en: 'Central venous catheter care' },
  { nr: '31', de: 'Wundversorgung, akute Wunde', en: 'Acute wound care' },
  { nr: '31a', de: 'Wundversorgung, chronische und schwer heilende Wunde', en: 'Chronic wound care' },
  { nr: '31b', de: 'Kompressionsstrümpfe an- oder ausziehen', en: 'Putting on or taking off compression stockings' },
  { nr: '31c', de: 'Kompressionsverband anlegen oder abnehmen', en: 'Applying or removing a compression bandage' },
  { nr: '31d', de: 'Stützende Verbände an- oder ablegen', en: 'Applying or removing support bandages' },
] as const

export const hkpNummern = hkpLeistungen.map(({ nr }) => nr)

/** Null for what is no number of the list. */
export function hkpLeistungName(nr: string, language: 'de' | 'en'): string | null {
  const found = hkpLeistungen.find((one) => one.nr === nr)
  return found === undefined ? null : `${found.nr} ${found[language]}`
}
