export const versicherungsarten = ['GKV', 'PKV', 'BEIHILFE', 'HEILFUERSORGE', 'BG', 'SOZIALAMT', 'SELBSTZAHLER'] as const
export type Versicherungsart = (typeof versicherungsarten)[number]
export const wohnformen = ['ALLEIN', 'FAMILIE', 'WG', 'BETREUTES_WOHNEN', 'HEIM'] as const
/** What the Pflegekasse pays for care at home: §§ 37, 36 and 38 SGB XI. */
export const leistungsarten = ['PFLEGEGELD', 'SACHLEISTUNG', 'KOMBINATION'] as const
export type Leistungsart = (typeof leistungsarten)[number]
export const klientStatus = ['AKTIV', 'PAUSIERT', 'BEENDET', 'VERSTORBEN'] as const
export type KlientStatus = (typeof klientStatus)[number]

/** Kinds of consent (domain.md 5.4); an order needs EMPFANGSVOLLMACHT and asks for VORABINFO. */
export const einwilligungArten = [
  'EMPFANGSVOLLMACHT',
  'SCHWEIGEPFLICHT_PRAXIS',
  'SCHWEIGEPFLICHT_APOTHEKE',
  'VORABINFO',
  'DIREKTUEBERMITTLUNG_12A',
  'VERBLISTERUNG',
  'FOTO',
  'BENACHRICHTIGUNG_ANGEHOERIGE',
] as const
export type EinwilligungArt = (typeof einwilligungArten)[number]
