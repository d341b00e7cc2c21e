/** States of a sheet, as whoever writes finds them and leaves the next one: from the network and from the way. */
import { type Blatt, emptyBlatt } from '@dreiklang/domain/dokumentation/blatt.document'
import type { BlattQuittung } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import { type Nennbares, fotoIdsOf, changedTeile } from '@dreiklang/domain/dokumentation/dokumentation.decider'
import type { BlattStand } from '@dreiklang/domain/dokumentation/dokumentation.policy'
import { countLeistungen } from '@dreiklang/domain/dokumentation/leistungsnachweis'
import type { Hausbesuch } from '@dreiklang/domain/hausbesuch/hausbesuch.document'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { besuchTrail, personOf } from '../hausbesuch/person.ts'
import { findWundfotos, recordDokumente } from '../klient/dokument.repository.ts'
import type { Ports, Queryable } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { type FassungRow, beginBlatt, loadBlatt, loadFassung, loadFassungen, loadPraxen, writeFassung } from './blatt.repository.ts'
import { saveSheetNumbers } from './nachweisliste.repository.ts'
import { createBlattSeal } from './seal.ts'

export interface Blattlage {
  /** Null: nothing is written yet. */
  stand: BlattStand | null
  fassung: Pick<FassungRow, 'version' | 'am' | 'name'> | null
  /** An empty one before the first word; also of a sheet of another organisation, which nobody here may write. */
  blatt: Blatt
}

interface NewWords {
  besuch: Hausbesuch
  lage: Blattlage
  blatt: Blatt
  ende: boolean
  aktion: string
}

export function createBlattlagen(ports: Ports) {
  const seal = createBlattSeal(ports)
  const whose = (akteur: Akteur, { klientId }: Hausbesuch) => ({ organisationId: personOf(akteur).organisationId, klientId })

  return {
    /** Of a visit that is held. */
    async load(tx: Queryable, akteur: Akteur, besuch: Hausbesuch): Promise<Blattlage> {
      const wem = whose(akteur, besuch)
      const row = await loadBlatt(tx, besuch.id)
      const fassung = await loadFassung(tx, wem.organisationId, besuch.id)
      const blatt = fassung === null ? emptyBlatt(besuch.leistungen.length) : (await seal.openOwn(tx, wem, fassung)).inhalt
      return { stand: row && { organisationId: row.organisationId, abgeschlossen: row.abgeschlossenAm !== null }, fassung, blatt }
    },

    async loadEarlier(tx: Queryable, akteur: Akteur, { besuch, version }: { besuch: Hausbesuch; version: number }): Promise<Blatt> {
      const wem = whose(akteur, besuch)
      const [fassung] = await loadFassungen(tx, wem.organisationId, { hausbesuchId: besuch.id, von: version, bis: version })
      return fassung === undefined ? emptyBlatt(besuch.leistungen.length) : (await seal.openOwn(tx, wem, fassung)).inhalt
    },

    async nennbares(
      tx: Queryable,
      akteur: Akteur,
      { besuch, blaetter }: { besuch: Hausbesuch; blaetter: readonly Blatt[] },
    ): Promise<Nennbares> {
      const { organisationId, klientId } = whose(akteur, besuch)
      const praxen = blaetter.every(({ anordnungen }) => anordnungen.length === 0) ? [] : await loadPraxen(tx, organisationId, besuch)
      const fotoIds = await findWundfotos(tx, organisationId, { klientId, dokumentIds: blaetter.flatMap(fotoIdsOf) })
      return { praxisIds: praxen.map(({ id }) => id), fotoIds }
    },

    /** What was checked becomes the next state. A repeated press, or words that stand there already: nothing happened. */
    async write(tx: Queryable, akteur: Akteur, { besuch, lage, blatt, ende, aktion }: NewWords): Promise<BlattQuittung> {
      const { fassung, stand, blatt: alt } = lage
      const { id: hausbesuchId, klientId } = besuch
      const { personId, name, organisationId } = personOf(akteur)
      const felder = changedTeile(alt, blatt)
      if (!ende && fassung !== null && felder.length === 0) return { version: fassung.version, gespeichertAm: fassung.am }
      if (stand === null) await beginBlatt(tx, organisationId, { hausbesuchId, klientId })
      const version = (fassung?.version ?? 0) + 1
      const am = ports.clock.now().toISOString()
      const { inhalt } = await seal.seal(tx, { organisationId, klientId }, { hausbesuchId, version, inhalt: blatt })
      await writeFassung(tx, organisationId, { hausbesuchId, version, inhalt, am, name, personId, abgeschlossen: ende })
      if (ende) {
        await recordDokumente(tx, organisationId, { klientId, dokumentIds: fotoIdsOf(blatt), am })
        await saveSheetNumbers(tx, organisationId, { hausbesuchId, ...countLeistungen({ besuch, blatt }) })
      }
      await audit(tx, akteur, { aktion, art: 'AENDERN', ...besuchTrail(besuch), felder })
      return { version, gespeichertAm: am }
    },
  }
}
