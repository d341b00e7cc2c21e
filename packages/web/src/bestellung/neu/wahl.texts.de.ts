/** Words of the choices that only the form offers; the words of all other codes are in `begriffe.texts`. */
export const texts = {
  art: { KLIENT: 'Für einen Klienten', EINRICHTUNG: 'Für die Einrichtung' },
  angabeart: { PZN: 'PZN', WIRKSTOFF: 'Wirkstoff', FREITEXT: 'Freitext', REZEPTUR: 'Rezeptur', HMV: 'Hilfsmittel' },
  produktart: {
    ARZNEIMITTEL: 'Arzneimittel',
    REZEPTUR: 'Rezeptur',
    VERBANDSTOFF: 'Verbandmittel',
    HILFSMITTEL: 'Hilfsmittel',
    PFLEGEHILFSMITTEL: 'Pflegehilfsmittel zum Verbrauch',
    MEDIZINPRODUKT: 'Medizinprodukt',
    NAHRUNG: 'Trink- oder Sondennahrung',
    BLISTER: 'Blister',
    SONSTIGES: 'Sonstiges',
  },
  dosierung: { PLAN: 'Laut Medikationsplan', SCHEMA: 'Morgens – mittags – abends – nachts', TEXT: 'Als Text' },
  tageszeit: { morgens: 'morgens', mittags: 'mittags', abends: 'abends', nachts: 'nachts' },
  vorlage: {
    ANFORDERN: 'Bei der Praxis anfordern',
    LIEGT_IN_PRAXIS: 'Liegt in der Praxis bereit',
    LIEGT_BEI_UNS: 'Liegt bei uns',
    AUF_EGK: 'Auf der Gesundheitskarte',
    OHNE: 'Ohne Rezept',
  },
  vorlageHinweis: {
    ANFORDERN: 'Die Praxis bekommt die Anfrage.',
    LIEGT_IN_PRAXIS: 'Muss dort noch geholt werden.',
    LIEGT_BEI_UNS: 'Ausdruck oder Papier ist im Haus.',
    AUF_EGK: 'E-Rezept, die Apotheke liest die Karte.',
    OHNE: 'Geht gleich an die Apotheke.',
  },
} as const
