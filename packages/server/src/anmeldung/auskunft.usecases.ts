/** Everything stored about the signed-in person as one file, streamed while the long part is still being read. */
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import type { Ports, Queryable } from '../ports.ts'
import { type Tat, alleTaten } from '../protokoll/taten.repository.ts'
import { protokolliere } from '../protokoll/protokoll.ts'
import { kontextVon } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import type { OwnData } from '../shared/room.ts'
import { ladeBenutzer } from './anmeldung.repository.ts'
import { ladeGanzesProtokoll, ladePasskeys } from './auskunft.repository.ts'
import { ladeEigeneSitzungen } from './sicherheit.repository.ts'

/** @param quellen what the rooms above keep about a person, asked when they are all there */
export function createAuskunft(ports: Ports, quellen: () => OwnData) {
  async function kopf(tx: Queryable, akteur: Akteur) {
    const { personId } = akteur
    const erstelltAm = ports.clock.now().toISOString()
    const konto = await ladeBenutzer(tx, personId)
    if (konto === null) throw sharedFehler.ablehnen('zugriff.nicht_angemeldet')
    const weiteres: Record<string, unknown> = {}
    for (const [name, lade] of Object.entries(quellen())) weiteres[name] = await lade(tx, akteur)
    const sitzungen = await ladeEigeneSitzungen(tx, personId, erstelltAm)
    return {
      erstelltAm,
      konto,
      sitzungen,
      passkeys: await ladePasskeys(tx, personId),
      protokoll: await ladeGanzesProtokoll(tx, personId),
      weiteres,
    }
  }

  return async (akteur: Akteur): Promise<Response> => {
    const { personId } = akteur
    const kontext = kontextVon(akteur)
    const eigenes = await ports.database.transaction(kontext, async (tx) => {
      await protokolliere(tx, akteur, { aktion: 'anmeldung.auskunft', art: 'AUSGEBEN', objektArt: 'PERSON', objektId: personId })
      return kopf(tx, akteur)
    })
    return new Response(jsonStrom(eigenes, alleTaten(imNamen(ports.database, kontext), personId)), {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': 'attachment; filename="dreiklang-meine-daten.json"',
        'cache-control': 'no-store',
      },
    })
  }
}

/** Appends the member `taten` to the object, page by page. */
function jsonStrom(eigenes: object, seiten: AsyncGenerator<Tat[]>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let erste = true
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
      controller.enqueue(encoder.encode(`${erste ? '' : ','}${JSON.stringify(value).slice(1, -1)}`))
      erste = false
    },
    async cancel() {
      await seiten.return(undefined)
    },
  })
}
