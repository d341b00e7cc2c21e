/** Access data are read by who is assigned today and by nobody else; the manager writes them without having to see them. */
import { klientFehler } from '@dreiklang/domain/klient/klient.errors'
import { type ZugangAngaben, zuteilbarTage, type zugangContract } from '@dreiklang/domain/klient/zugang.contract'
import { darfZugangSehen } from '@dreiklang/domain/klient/zugang.policy'
import { eigeneOrganisation, istVerwaltung } from '@dreiklang/domain/organisation/organisation.policy'
import type { ProtokollEintrag } from '@dreiklang/domain/protokoll/protokoll'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import { berlinDatum, plusTage } from '@dreiklang/domain/shared/zeit'
import type { z } from 'zod'
import type { Ports, Queryable } from '../ports.ts'
import { protokolliere } from '../protokoll/protokoll.ts'
import { type JsonText, einmal } from '../shared/idempotenz.ts'
import { kontextVon } from '../shared/kontext.ts'
import type { Gerufen } from '../shared/route.ts'
import { type Fach, createTresor } from '../tresor/tresor.ts'
import { halteKlient } from './halten.ts'
import { entferneZuteilung, fuegeZuteilungEin, ladeZugang, ladeZuteilbare, ladeZuteilungen, schreibeZugang } from './zugang.repository.ts'

type Contract = typeof zugangContract
type Eintrag = Pick<ProtokollEintrag, 'aktion' | 'art'> & { klientId: string; felder?: readonly string[] }

export function createZugaenge(ports: Ports) {
  const tresor = createTresor(ports)
  const jetzt = () => ports.clock.now().toISOString()
  const heute = () => berlinDatum(jetzt())
  const fachVon = (organisationId: string, klientId: string): Fach => ({
    organisationId,
    klientId,
    tabelle: 'klient_zugang',
    spalte: 'angaben',
    zeileId: klientId,
  })

  const vermerke = (tx: Queryable, akteur: Akteur, { klientId, ...eintrag }: Eintrag) =>
    protokolliere(tx, akteur, { ...eintrag, objektArt: 'KLIENT', objektId: klientId, klientId })

  const zuteilungenAbHeute = (db: Queryable, akteur: Akteur, klientId: string) =>
    ladeZuteilungen(db, eigeneOrganisation(akteur), { klientId, ab: heute() })

  return {
    async lies({ akteur, params: { klientId } }: Pick<Gerufen<Contract['read']>, 'akteur' | 'params'>): Promise<ZugangAngaben | null> {
      const eigene = eigeneOrganisation(akteur)
      return ports.database.transaction(kontextVon(akteur), async (tx) => {
        await halteKlient(tx, akteur, klientId)
        if (!darfZugangSehen({ akteur, heute: heute(), zuteilungen: await zuteilungenAbHeute(tx, akteur, klientId) })) {
          throw klientFehler.ablehnen('klient.zugang_nicht_zugeteilt')
        }
        const zugang = await ladeZugang(tx, eigene, klientId)
        await vermerke(tx, akteur, { klientId, aktion: 'klient.readZugang', art: 'LESEN' })
        return zugang === null ? null : JSON.parse(await tresor.oeffne(tx, fachVon(eigene, klientId), zugang.angaben))
      })
    },

    async schreibe({
      akteur,
      params: { klientId },
      body,
      idempotenz,
    }: Gerufen<Contract['update']>): Promise<JsonText<{ version: number }>> {
      const eigene = eigeneOrganisation(akteur)
      return einmal(ports, { akteur, idempotenz }, async (tx) => {
        const { version: gesehen, ...angaben } = body
        await halteKlient(tx, akteur, klientId)
        const alt = await ladeZugang(tx, eigene, klientId)
        if ((alt?.version ?? 0) !== gesehen) throw klientFehler.ablehnen('klient.veraltet')
        const version = gesehen + 1
        const siegel = await tresor.versiegle(tx, fachVon(eigene, klientId), JSON.stringify(angaben))
        await schreibeZugang(tx, eigene, { klientId, version, siegel, am: jetzt(), personId: akteur.personId })
        await vermerke(tx, akteur, { klientId, aktion: 'klient.updateZugang', art: 'AENDERN', felder: Object.keys(angaben) })
        return { version }
      })
    },

    async zuteilungen({
      akteur,
      params: { klientId },
    }: Gerufen<Contract['readZuteilungen']>): Promise<z.output<Contract['readZuteilungen']['answer']>> {
      const eigene = eigeneOrganisation(akteur)
      const darfPflegen = istVerwaltung(akteur.rolle)
      return ports.database.transaction(kontextVon(akteur), async (tx) => {
        await halteKlient(tx, akteur, klientId)
        const zugang = await ladeZugang(tx, eigene, klientId)
        const zuteilungen = await zuteilungenAbHeute(tx, akteur, klientId)
        return {
          zugang: zugang === null ? null : { version: zugang.version, geaendertAm: zugang.geaendertAm, von: zugang.von },
          zuteilungen,
          darfSehen: darfZugangSehen({ akteur, heute: heute(), zuteilungen }),
          zuteilbar: darfPflegen ? await ladeZuteilbare(tx, eigene) : [],
          darfPflegen,
        }
      })
    },

    async teileZu({
      akteur,
      params: { klientId },
      body: { personId, tag },
      idempotenz,
    }: Gerufen<Contract['addZuteilung']>): Promise<JsonText<void>> {
      return einmal(ports, { akteur, idempotenz }, async (tx) => {
        await halteKlient(tx, akteur, klientId)
        const rechtzeitig = tag >= heute() && tag <= plusTage(heute(), zuteilbarTage)
        const eintrag = { klientId, personId, tag, von: akteur.personId, am: jetzt() }
        if (!rechtzeitig || !(await fuegeZuteilungEin(tx, eigeneOrganisation(akteur), eintrag))) {
          throw klientFehler.ablehnen('klient.zuteilung_unmoeglich', {
            felder: [{ path: rechtzeitig ? 'personId' : 'tag', code: 'falsch', message: 'falsch' }],
          })
        }
        await vermerke(tx, akteur, { klientId, aktion: 'klient.addZuteilung', art: 'AENDERN' })
      })
    },

    async nimmZurueck({ akteur, params, query: { tag } }: Gerufen<Contract['removeZuteilung']>): Promise<void> {
      await ports.database.transaction(kontextVon(akteur), async (tx) => {
        await halteKlient(tx, akteur, params.klientId)
        if (!(await entferneZuteilung(tx, eigeneOrganisation(akteur), { ...params, tag }))) throw sharedFehler.ablehnen('nicht_gefunden')
        await vermerke(tx, akteur, { klientId: params.klientId, aktion: 'klient.removeZuteilung', art: 'AENDERN' })
      })
    },
  }
}
