/** What the heads of a house are told about it. */
export type HausAnlass = 'PARTNER_FRAGT' | 'PARTNER_SAGT_JA' | 'PARTNER_BEENDET' | 'HAUS_AKTIV' | 'ANTRAG_ANGENOMMEN' | 'ANTRAG_ABGELEHNT'
