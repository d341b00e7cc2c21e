/** German words of a visit that stand on screens and on paper alike. */
import type { AbsageGrund, Absagender, BesuchStatus, BesuchTyp } from './hausbesuch.ts'

interface BesuchWords {
  typ: Record<BesuchTyp, string>
  status: Record<BesuchStatus, string>
  absagender: Record<Absagender, string>
  absageGrund: Record<AbsageGrund, string>
}

export const besuchWords: BesuchWords = {
  typ: {
    PFLEGEBESUCH: 'Pflegebesuch',
    ERSTBESUCH: 'Erstbesuch',
    BERATUNGSBESUCH: 'Beratungsbesuch (§ 37 Abs. 3 SGB XI)',
    ARZTBESUCH: 'Ärztlicher Hausbesuch',
    GEMEINSAME_VISITE: 'Gemeinsame Visite',
    APOTHEKENBESUCH: 'Hausbesuch der Apotheke',
    WUNDVISITE: 'Wundvisite',
  },
  status: {
    ANGEFRAGT: 'Angefragt',
    GEPLANT: 'Geplant',
    UNTERWEGS: 'Unterwegs',
    BEGONNEN: 'Begonnen',
    ABGESCHLOSSEN: 'Abgeschlossen',
    NICHT_ANGETROFFEN: 'Nicht angetroffen',
    ABGELEHNT: 'Abgelehnt',
    ABGESAGT: 'Abgesagt',
  },
  absagender: { KLIENT: 'Klient/in oder Angehörige', PFLEGE: 'Pflegedienst', PRAXIS: 'Praxis', APOTHEKE: 'Apotheke' },
  absageGrund: {
    KRANKENHAUS: 'Im Krankenhaus',
    ABWESEND: 'Nicht zu Hause',
    VERWEIGERT: 'Besuch wird nicht gewünscht',
    VERSTORBEN: 'Verstorben',
    VERSORGUNG_BEENDET: 'Versorgung beendet',
    PERSONALAUSFALL: 'Kollegin oder Kollege fällt aus',
    WETTER: 'Wetter oder Straße',
    DOPPELT: 'Doppelt eingetragen',
    SONSTIGES: 'Sonstiges',
  },
}
