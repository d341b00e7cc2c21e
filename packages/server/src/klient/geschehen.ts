/** One action with an own Klient: his record is held, the action logged, and the open screens of the organisation are notified. */
import { eigeneOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { EinwilligungArt } from '@dreiklang/domain/klient/klient'
import type { ObjektArt } from '@dreiklang/domain/protokoll/protokoll'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import type { Ports, Queryable } from '../ports.ts'
import { protokolliere } from '../protokoll/protokoll.ts'
import { type JsonText, einmal } from '../shared/idempotenz.ts'
import type { Idempotenz } from '../shared/route.ts'
import { rufe } from '../shared/zuruf.ts'
import { halteKlient } from './halten.ts'

/** Told inside the transaction of the action, for the rooms above in which something depends on it. */
export interface VerlaufEreignisse {
  /** He left home, or is back. @param akteur null: the clock */
  abwesenheitGeaendert(
    tx: Queryable,
    akteur: Akteur | null,
    was: { klientId: string; pflegedienstId: string; abwesend: boolean },
  ): Promise<void>
  einwilligungGeaendert(tx: Queryable, akteur: Akteur, was: { klientId: string; art: EinwilligungArt; gilt: boolean }): Promise<void>
}

interface Gerufen {
  akteur: Akteur
  klientId: string
  idempotenz: Idempotenz | null
}

/** What an action left behind. */
interface Spur<Ergebnis> {
  antwort: Ergebnis
  objektArt: ObjektArt
  objektId: string
  felder?: readonly string[]
  grund?: string
}

/** `work` answers null when there was nothing left to do. @throws nicht_gefunden */
export async function geschehe<Ergebnis>(
  ports: Ports,
  { akteur, klientId, idempotenz, aktion }: Gerufen & { aktion: string },
  work: (tx: Queryable, organisationId: string) => Promise<Spur<Ergebnis> | null>,
): Promise<JsonText<Ergebnis>> {
  return einmal(ports, { akteur, idempotenz }, async (tx) => {
    await halteKlient(tx, akteur, klientId)
    const eigene = eigeneOrganisation(akteur)
    const spur = await work(tx, eigene)
    if (spur === null) return undefined as Ergebnis
    const { antwort, ...rest } = spur
    await protokolliere(tx, akteur, { aktion, art: 'AENDERN', klientId, ...rest })
    await rufe(tx, { art: 'klient', id: klientId, an: [eigene] })
    return antwort
  })
}
