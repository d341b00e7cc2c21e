/** The practice is asked for the next Verordnung of home nursing by an order; the deadline rests until it should have answered. */
import { quittung } from '@dreiklang/domain/bestellung/bestellung.contract'
import type { GemeinteFrist } from '@dreiklang/domain/frist/frist.contract'
import { antwortTage, hkpEntwurf } from '@dreiklang/domain/frist/praxisAnfrage'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import { type Datum, berlinDatum, plusTage } from '@dreiklang/domain/shared/zeit'
import type { createEntwuerfe } from '../bestellung/entwurf.usecases.ts'
import type { createSchreiben } from '../bestellung/schreiben.usecases.ts'
import { personVon } from '../hausbesuch/person.ts'
import { ladeKlient } from '../klient/klient.repository.ts'
import type { Ports } from '../ports.ts'
import { kontextVon } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import type { Idempotenz } from '../shared/route.ts'
import type { Vermerke } from './vermerk.usecases.ts'

export interface BestellWege {
  entwuerfe: Pick<ReturnType<typeof createEntwuerfe>, 'create'>
  schreiben: Pick<ReturnType<typeof createSchreiben>, 'handle'>
}

export function createPraxisAnfrage(ports: Ports, { entwuerfe, schreiben }: BestellWege, { lies, beantragt }: Vermerke) {
  /**
   * Draft, sending and note each happen once for a key: what broke off in the middle goes on when it is asked again.
   * A draft that cannot be sent stays, for somebody to add what is missing.
   * @throws frist.vorbei, and what the order says
   */
  return async (
    { akteur, idempotenz }: { akteur: Akteur; idempotenz: Idempotenz | null },
    { klientId, faellig }: { klientId: string; faellig: Datum },
  ) => {
    if (idempotenz === null) throw new Error('A call that writes once must be marked idempotent in its contract')
    const gemeint: GemeinteFrist = { art: 'HKP', objektId: klientId, faellig }
    const frist = await lies(akteur, gemeint)
    const heute = berlinDatum(ports.clock.now().toISOString())
    const { organisationId } = personVon(akteur)
    const klient = await ladeKlient(imNamen(ports.database, kontextVon(akteur)), organisationId, { klientId, heute })
    if (klient === null) throw sharedFehler.ablehnen('nicht_gefunden')
    const gelegt = await entwuerfe.create(akteur, hkpEntwurf(klient, { bis: faellig, heute }), idempotenz)
    const { id, version } = quittung.parse(JSON.parse(gelegt))
    const gesendet = await schreiben.handle(akteur, id, {
      auftrag: { handlung: 'senden', angaben: { version } },
      idempotenz: { ...idempotenz, schluessel: `${idempotenz.schluessel}-senden` },
    })
    await beantragt(akteur, frist, plusTage(heute, antwortTage))
    return gesendet
  }
}
