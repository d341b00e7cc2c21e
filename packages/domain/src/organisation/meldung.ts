/** What the managers of an organisation are told about it. */
export type HausAnlass = 'PARTNER_FRAGT' | 'PARTNER_SAGT_JA' | 'PARTNER_BEENDET' | 'HAUS_AKTIV' | 'ANTRAG_ANGENOMMEN' | 'ANTRAG_ABGELEHNT'
