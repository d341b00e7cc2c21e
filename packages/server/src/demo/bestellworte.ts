/** What people write on the orders of the demo. */
export const bemerkungen = [
  'Bitte vor 12 Uhr, wenn möglich.',
  'Dosett wird am Donnerstag gestellt.',
  'Bitte bei der Tochter im Erdgeschoss abgeben.',
  'Vorrat reicht noch zwei Tage.',
  'Bitte denselben Hersteller wie zuletzt, andere Tabletten lehnt sie ab.',
] as const

export const notizen = ['Schlüssel liegt im Büro.', 'Karte ist bei der Tochter, kommt am Montag.', 'Beim Stellen nachgezählt.'] as const

/** The doctor asks, the nurse answers with what she has measured. */
export const fragen = [
  [
    'Wie waren die Blutdruckwerte der letzten Woche?',
    'Mo 152/88, Di 148/86, Mi 155/90, Do 146/84, Fr 150/88, jeweils morgens vor der Einnahme. Puls 72 bis 80.',
  ],
  [
    'Wie hoch war der Blutzucker nüchtern in den letzten Tagen?',
    'Mo 168, Di 154, Mi 181, Do 149 mg/dl, gemessen vor dem Frühstück. Abends um 200.',
  ],
  ['Wie viel wiegt Ihr Klient zurzeit, sind die Beine noch dick?', '84,6 kg am Montag, 83,9 kg heute. Beide Knöchel am Abend geschwollen.'],
] as const

/** Of the pharmacy, to the practice. */
export const frageDerApotheke = 'Diese Stärke ist bis Monatsende nicht lieferbar. Dürfen wir die halbe Stärke mit doppelter Menge abgeben?'

export const ablehnungen = [
  ['EGK_FEHLT_QUARTAL', 'Bitte die Karte einlesen lassen, dann stelle ich das Rezept sofort aus.'],
  ['ARZTTERMIN_NOETIG', 'Bitte vorher zum Labor: Das Kalium war zuletzt zu hoch.'],
  ['ZU_FRUEH', 'Die letzte Packung reicht noch gut zwei Wochen.'],
] as const

export const ablehnungenDerApotheke = [
  ['NICHT_LIEFERBAR', 'Beim Großhandel bis Ende des Monats nicht lieferbar.'],
  ['REZEPT_FEHLERHAFT', 'Auf dem Rezept fehlt die Diagnose.'],
] as const

export const stornos = [
  'Klient ist ins Krankenhaus gekommen.',
  'Angehörige haben das Mittel schon mitgebracht.',
  'Doppelt bestellt, die Kollegin war schneller.',
] as const
