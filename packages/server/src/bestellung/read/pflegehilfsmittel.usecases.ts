/** Pflegehilfsmittel zum Verbrauch in the month that runs: the nursing service sees all orders of its Klient, a pharmacy its own. */
import { readBestellung } from '@dreiklang/domain/bestellung/bestellung.document'
import { anteileOf } from '@dreiklang/domain/bestellung/pflegehilfsmittel'
import { fragenOf, findMonatsbeginn, countMonat } from '@dreiklang/domain/klient/pflegehilfsmittel'
import type { PflegehilfsmittelMonat, PflegehilfsmittelOfKlient } from '@dreiklang/domain/klient/pflegehilfsmittel.contract'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { berlinDate, berlinInstant, plusDays } from '@dreiklang/domain/shared/time'
import type { Columns } from '../../database/columns.ts'
import { sql } from '../../database/sql.ts'
import { createAktenschrank } from '../../klient/aktenschrank.ts'
import type { Ports, Queryable } from '../../ports.ts'
import { audit } from '../../protokoll/protokoll.ts'
import { contextOf } from '../../shared/context.ts'
import { personOf } from '../who.ts'
import { loadBestellung } from './one.repository.ts'

/** An order of half a year ago may still come this month. */
const lookBackDays = 183

const bestellungen = sql(
  'bestellung.pflegehilfsmittel',
  `select b.version, b.daten from bestellung b
    where b.klient_id = :klientId and b.pflegedienst_id = :pflegedienstId and :organisationId in (b.pflegedienst_id, b.apotheke_id)
      and b.gesendet_am >= :seit
      and exists (select from jsonb_array_elements(b.daten -> 'positionen') p where p -> 'produkt' ->> 'produktart' = 'PFLEGEHILFSMITTEL')`,
)

interface Whose {
  klientId: string
  pflegedienstId: string
  organisationId: string
}

async function sumFor(db: Queryable, whose: Whose, heute: string): Promise<PflegehilfsmittelMonat> {
  const seit = berlinInstant(plusDays(findMonatsbeginn(heute), -lookBackDays))
  const rows = await db.query<Columns<'bestellung', 'version' | 'daten'>>(bestellungen, { ...whose, seit })
  const seite = whose.organisationId === whose.pflegedienstId ? 'PFLEGE' : 'APOTHEKE'
  return countMonat(
    rows.flatMap((row) => anteileOf(readBestellung(row), seite)),
    heute,
  )
}

export function createPflegehilfsmittel(ports: Ports) {
  const schrank = createAktenschrank(ports)
  const today = () => berlinDate(ports.clock.now().toISOString())

  return {
    /** @throws nicht_gefunden for a Klient of another house, Vernichtet */
    readOfKlient(akteur: Akteur, klientId: string): Promise<PflegehilfsmittelOfKlient> {
      return ports.database.transaction(contextOf(akteur), async (tx) => {
        const { organisationId } = personOf(akteur)
        const akte = await schrank.open(tx, { organisationId, klientId })
        if (akte === null) throw sharedErrors.refuse('nicht_gefunden')
        const heute = today()
        const summe = await sumFor(tx, { klientId, pflegedienstId: organisationId, organisationId }, heute)
        await audit(tx, akteur, {
          aktion: 'bestellung.readPflegehilfsmittel',
          art: 'LESEN',
          objektArt: 'KLIENT',
          objektId: klientId,
          klientId,
        })
        const { pflegehilfsmittelVon: genehmigtVon, pflegehilfsmittelBis: genehmigtBis } = akte.versicherung
        return { ...summe, fragen: fragenOf({ ...akte.versicherung, ...akte.wohnen }, heute), genehmigtVon, genehmigtBis }
      })
    },

    /** @throws nicht_gefunden for an order that is not that of the own pharmacy, or is for no Klient */
    readOfBestellung(akteur: Akteur, bestellungId: string): Promise<PflegehilfsmittelMonat> {
      return ports.database.transaction(contextOf(akteur), async (tx) => {
        const { organisationId } = personOf(akteur)
        const heute = today()
        const loaded = await loadBestellung(tx, { bestellungId, organisationId, heute })
        if (loaded === null || loaded.bestellung.klientId === null) throw sharedErrors.refuse('nicht_gefunden')
        const { klientId, pflegedienstId } = loaded.bestellung
        const wen = { objektArt: 'KLIENT', objektId: klientId, klientId, organisationId: pflegedienstId } as const
        await audit(tx, akteur, { aktion: 'bestellung.readPflegehilfsmittelOfBestellung', art: 'LESEN', ...wen })
        return sumFor(tx, { klientId, pflegedienstId, organisationId }, heute)
      })
    },
  }
}
