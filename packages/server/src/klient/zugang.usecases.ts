/** Access data are read by who is assigned today and by nobody else; the manager writes them without having to see them. */
import { klientErrors } from '@dreiklang/domain/klient/klient.errors'
import { type ZugangAngaben, zuteilbarDays, type zugangContract } from '@dreiklang/domain/klient/zugang.contract'
import { maySeeZugang } from '@dreiklang/domain/klient/zugang.policy'
import { ownOrganisation, isVerwaltung } from '@dreiklang/domain/organisation/organisation.policy'
import type { ProtokollEntry } from '@dreiklang/domain/protokoll/protokoll'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { berlinDate, plusDays } from '@dreiklang/domain/shared/time'
import type { z } from 'zod'
import type { Ports, Queryable } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { type JsonText, once } from '../shared/idempotenz.ts'
import { contextOf } from '../shared/context.ts'
import type { CalledBy } from '../shared/route.ts'
import { type Fach, createTresor } from '../tresor/tresor.ts'
import { holdKlient } from './hold.ts'
import { removeZuteilung, insertZuteilung, loadZugang, loadZuteilbare, loadZuteilungen, writeZugang } from './zugang.repository.ts'

type Contract = typeof zugangContract
type Entry = Pick<ProtokollEntry, 'aktion' | 'art'> & { klientId: string; felder?: readonly string[] }

export function createZugaenge(ports: Ports) {
  const tresor = createTresor(ports)
  const now = () => ports.clock.now().toISOString()
  const today = () => berlinDate(now())
  const fachOf = (organisationId: string, klientId: string): Fach => ({
    organisationId,
    klientId,
    tabelle: 'klient_zugang',
    spalte: 'angaben',
    zeileId: klientId,
  })

  const vermerke = (tx: Queryable, akteur: Akteur, { klientId, ...entry }: Entry) =>
    audit(tx, akteur, { ...entry, objektArt: 'KLIENT', objektId: klientId, klientId })

  const zuteilungenFromToday = (db: Queryable, akteur: Akteur, klientId: string) =>
    loadZuteilungen(db, ownOrganisation(akteur), { klientId, heute: today(), now: now() })

  return {
    async readStore({
      akteur,
      params: { klientId },
    }: Pick<CalledBy<Contract['read']>, 'akteur' | 'params'>): Promise<ZugangAngaben | null> {
      const own = ownOrganisation(akteur)
      return ports.database.transaction(contextOf(akteur), async (tx) => {
        await holdKlient(tx, akteur, klientId)
        if (!maySeeZugang({ akteur, heute: today(), now: now(), zuteilungen: await zuteilungenFromToday(tx, akteur, klientId) })) {
          throw klientErrors.refuse('klient.zugang_nicht_zugeteilt')
        }
        const zugang = await loadZugang(tx, own, klientId)
        await vermerke(tx, akteur, { klientId, aktion: 'klient.readZugang', art: 'LESEN' })
        return zugang === null ? null : JSON.parse(await tresor.open(tx, fachOf(own, klientId), zugang.angaben))
      })
    },

    async write({ akteur, params: { klientId }, body, idempotenz }: CalledBy<Contract['update']>): Promise<JsonText<{ version: number }>> {
      const own = ownOrganisation(akteur)
      return once(ports, { akteur, idempotenz }, async (tx) => {
        const { version: seen, ...angaben } = body
        await holdKlient(tx, akteur, klientId)
        const alt = await loadZugang(tx, own, klientId)
        if ((alt?.version ?? 0) !== seen) throw klientErrors.refuse('klient.veraltet')
        const version = seen + 1
        const siegel = await tresor.seal(tx, fachOf(own, klientId), JSON.stringify(angaben))
        await writeZugang(tx, own, { klientId, version, siegel, am: now(), personId: akteur.personId })
        await vermerke(tx, akteur, { klientId, aktion: 'klient.updateZugang', art: 'AENDERN', felder: Object.keys(angaben) })
        return { version }
      })
    },

    async zuteilungen({
      akteur,
      params: { klientId },
    }: CalledBy<Contract['readZuteilungen']>): Promise<z.output<Contract['readZuteilungen']['answer']>> {
      const own = ownOrganisation(akteur)
      const darfPflegen = isVerwaltung(akteur.rolle)
      return ports.database.transaction(contextOf(akteur), async (tx) => {
        await holdKlient(tx, akteur, klientId)
        const zugang = await loadZugang(tx, own, klientId)
        const zuteilungen = await zuteilungenFromToday(tx, akteur, klientId)
        return {
          zugang: zugang === null ? null : { version: zugang.version, geaendertAm: zugang.geaendertAm, von: zugang.von },
          zuteilungen: zuteilungen.filter(({ tag }) => tag >= today()).map(({ personId, name, tag }) => ({ personId, name, tag })),
          darfSehen: maySeeZugang({ akteur, heute: today(), now: now(), zuteilungen }),
          zuteilbar: darfPflegen ? await loadZuteilbare(tx, own) : [],
          darfPflegen,
        }
      })
    },

    async assign({
      akteur,
      params: { klientId },
      body: { personId, tag },
      idempotenz,
    }: CalledBy<Contract['addZuteilung']>): Promise<JsonText<void>> {
      return once(ports, { akteur, idempotenz }, async (tx) => {
        await holdKlient(tx, akteur, klientId)
        const rechtzeitig = tag >= today() && tag <= plusDays(today(), zuteilbarDays)
        const entry = { klientId, personId, tag, von: akteur.personId, am: now() }
        if (!rechtzeitig || !(await insertZuteilung(tx, ownOrganisation(akteur), entry))) {
          throw klientErrors.refuse('klient.zuteilung_unmoeglich', {
            felder: [{ path: rechtzeitig ? 'personId' : 'tag', code: 'falsch', message: 'falsch' }],
          })
        }
        await vermerke(tx, akteur, { klientId, aktion: 'klient.addZuteilung', art: 'AENDERN' })
      })
    },

    async nimmZurueck({ akteur, params, query: { tag } }: CalledBy<Contract['removeZuteilung']>): Promise<void> {
      await ports.database.transaction(contextOf(akteur), async (tx) => {
        await holdKlient(tx, akteur, params.klientId)
        if (!(await removeZuteilung(tx, ownOrganisation(akteur), { ...params, tag }))) throw sharedErrors.refuse('nicht_gefunden')
        await vermerke(tx, akteur, { klientId: params.klientId, aktion: 'klient.removeZuteilung', art: 'AENDERN' })
      })
    },
  }
}
