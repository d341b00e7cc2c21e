import type { GemeinteFrist } from '@dreiklang/domain/frist/frist.contract'
import { answerDays, hkpEntwurf } from '@dreiklang/domain/frist/praxisAnfrage'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { type IsoDate, berlinDate, plusDays } from '@dreiklang/domain/shared/time'
import type { createEntwuerfe } from '../bestellung/draft/entwurf.usecases.ts'
import { personOf } from '../hausbesuch/person.ts'
import { loadKlient } from '../klient/klient.repository.ts'
import type { Ports } from '../ports.ts'
import { contextOf } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import type { Idempotenz } from '../shared/route.ts'
import type { Vermerke } from './vermerk.usecases.ts'

export type BestellWege = Pick<ReturnType<typeof createEntwuerfe>, 'sofort'>

export function createPraxisAnfrage(ports: Ports, { sofort }: BestellWege, { readStore: lies, beantragt }: Vermerke) {
  /** Order and note each happen once for a key: what broke off goes on when asked again. @throws frist.vorbei, and what the order says */
  return async (
    { akteur, idempotenz }: { akteur: Akteur; idempotenz: Idempotenz },
    { klientId, faellig }: { klientId: string; faellig: IsoDate },
  ) => {
    const gemeint: GemeinteFrist = { art: 'HKP', objektId: klientId, faellig }
    const frist = await lies(akteur, gemeint)
    const heute = berlinDate(ports.clock.now().toISOString())
    const { organisationId } = personOf(akteur)
    const klient = await loadKlient(onBehalfOf(ports.database, contextOf(akteur)), organisationId, { klientId, heute })
    if (klient === null) throw sharedErrors.refuse('nicht_gefunden')
    const gesendet = await sofort(akteur, hkpEntwurf(klient, { bis: faellig, heute }), idempotenz)
    await beantragt(akteur, frist, plusDays(heute, answerDays))
    return gesendet
  }
}
