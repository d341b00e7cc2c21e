/** The month sheet: loaded and logged in one transaction, opened after it; what counts the domain says (leistungsnachweis.ts). */
import { composeLeistungsnachweis, monthOf } from '@dreiklang/domain/dokumentation/leistungsnachweis'
import { type Leistungsnachweis, leistungsnachweisContract } from '@dreiklang/domain/dokumentation/leistungsnachweis.contract'
import { readHausbesuch } from '@dreiklang/domain/hausbesuch/hausbesuch.document'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { personOf } from '../hausbesuch/person.ts'
import type { Ports } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { contextOf } from '../shared/context.ts'
import type { CalledBy } from '../shared/route.ts'
import { loadNachweisVisits, loadOwnKlient } from './leistungsnachweis.repository.ts'
import { createBlattSeal } from './seal.ts'

const c = leistungsnachweisContract

/** A dozen visits a day for a month. */
const most = 372

export function createLeistungsnachweise(ports: Ports) {
  const seal = createBlattSeal(ports)

  return {
    /** @throws nicht_gefunden for a Klient of another nursing service */
    async read({ akteur, params: { klientId }, query }: CalledBy<typeof c.read>): Promise<Leistungsnachweis> {
      const { organisationId } = personOf(akteur)
      const today = berlinDate(ports.clock.now().toISOString())
      const { von, bis } = monthOf(query.tag ?? today)
      const { klient, rows } = await ports.database.transaction(contextOf(akteur), async (tx) => {
        const found = await loadOwnKlient(tx, organisationId, klientId)
        if (found === null) throw sharedErrors.refuse('nicht_gefunden')
        await audit(tx, akteur, { aktion: c.read.id, art: 'LESEN', objektArt: 'KLIENT', objektId: klientId, klientId })
        return { klient: found, rows: await loadNachweisVisits(tx, organisationId, { klientId, von, bis, most: most + 1 }) }
      })
      const shown = rows.slice(0, most)
      const sealed = shown.flatMap(({ hausbesuchId, version, inhalt }) =>
        version === null || inhalt === null ? [] : [{ hausbesuchId, version, inhalt }],
      )
      const blaetter = new Map((await seal.open(sealed)).map(({ hausbesuchId, inhalt }) => [hausbesuchId, inhalt]))
      const visits = shown.map(({ hausbesuchId, besuchVersion, daten, name, abgeschlossen }) => ({
        besuch: readHausbesuch({ daten, version: besuchVersion }),
        blatt: blaetter.get(hausbesuchId) ?? null,
        abgeschlossen,
        name,
      }))
      return { klient, von, bis, ...composeLeistungsnachweis(visits, today), vollstaendig: rows.length <= most }
    },
  }
}
