/** German words of a request from outside that stand on screens and on paper alike. */
import type { AnliegenArt, AnliegenStatus, Fragende } from './anliegen.ts'

export const anliegenWords: { art: Record<AnliegenArt, string>; wer: Record<Fragende, string>; status: Record<AnliegenStatus, string> } = {
  art: { NACHBESTELLUNG: 'Nachbestellung', BESUCH: 'Besuch', RUECKRUF: 'Rückruf' },
  wer: { ANGEHOERIGE: 'Angehörige', KLIENT: 'Klient/in selbst', PRAXIS: 'Praxis oder Dienst' },
  status: { NEU: 'Neu', IN_ARBEIT: 'In Arbeit', ERLEDIGT: 'Erledigt', ABGELEHNT: 'Abgelehnt' },
}
