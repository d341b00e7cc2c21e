import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import type { Ports, Queryable } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { type Tat, allTaten } from '../protokoll/taten.repository.ts'
import { contextOf } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import type { OwnData } from '../shared/room.ts'
import { loadUser } from './anmeldung.repository.ts'
import { loadWholeProtokoll, loadPasskeys } from './auskunft.repository.ts'
import { loadOwnSessions } from './sicherheit.repository.ts'

/** `sources` is asked when all rooms are there. */
export function createAuskunft(ports: Ports, sources: () => OwnData) {
  async function kopf(tx: Queryable, akteur: Akteur) {
    const { personId } = akteur
    const erstelltAm = ports.clock.now().toISOString()
    const konto = await loadUser(tx, personId)
    if (konto === null) throw sharedErrors.refuse('zugriff.nicht_angemeldet')
    const sitzungen = await loadOwnSessions(tx, personId, erstelltAm)
    return {
      erstelltAm,
      konto,
      sitzungen,
      passkeys: await loadPasskeys(tx, personId),
      protokoll: await loadWholeProtokoll(tx, personId),
    }
  }

  /** Outside of a transaction: what others have sealed is opened with keys that this person does not read, over a connection of its own. */
  async function loadRest(db: Queryable, akteur: Akteur): Promise<Record<string, unknown>> {
    const weiteres: Record<string, unknown> = {}
    for (const [name, load] of Object.entries(sources())) weiteres[name] = await load(db, akteur)
    return weiteres
  }

  return async (akteur: Akteur): Promise<Response> => {
    const { personId } = akteur
    const context = contextOf(akteur)
    const db = onBehalfOf(ports.database, context)
    const head = await ports.database.transaction(context, async (tx) => {
      await audit(tx, akteur, { aktion: 'anmeldung.auskunft', art: 'AUSGEBEN', objektArt: 'PERSON', objektId: personId })
      return kopf(tx, akteur)
    })
    const eigenes = { ...head, weiteres: await loadRest(db, akteur) }
    return new Response(jsonStream(eigenes, allTaten(db, personId)), {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': 'attachment; filename="dreiklang-meine-daten.json"',
        'cache-control': 'no-store',
      },
    })
  }
}

function jsonStream(eigenes: object, seiten: AsyncGenerator<Tat[]>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let first = true
  return new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(`${JSON.stringify(eigenes).slice(0, -1)},"taten":[`))
    },
    async pull(controller) {
      const { done, value } = await seiten.next()
      if (done === true) {
        controller.enqueue(encoder.encode(']}'))
        controller.close()
        return
      }
      controller.enqueue(encoder.encode(`${first ? '' : ','}${JSON.stringify(value).slice(1, -1)}`))
      first = false
    },
    async cancel() {
      await seiten.return(undefined)
    },
  })
}
