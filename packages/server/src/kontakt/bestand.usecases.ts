/** Many contacts at once: an import and its undoing, two contacts that are one and their parting. */
import type { ImportZeile, Kontakt, kontaktContract } from '@dreiklang/domain/kontakt/kontakt.contract'
import { kontaktFehler } from '@dreiklang/domain/kontakt/kontakt.errors'
import { eigeneOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import type { z } from 'zod'
import type { Ports, Queryable } from '../ports.ts'
import { protokolliere } from '../protokoll/protokoll.ts'
import { type JsonText, einmal } from '../shared/idempotenz.ts'
import type { Anfrage } from '../shared/route.ts'
import { rufe } from '../shared/zuruf.ts'
import { loescheImport } from './kontakt.repository.ts'
import { inDerOrganisation, kontaktSpur, mitBekanntenTags, pruefePlatz, saubereNotiz } from './kontakt.usecases.ts'
import { createLager } from './lager.ts'
import { ladeTags, sichereTags } from './tag.repository.ts'
import { ladeVorher, lasseAufgehen, tauscheFotos, trenne } from './zusammenfuehrung.repository.ts'

type Contract = typeof kontaktContract
type Gerufen<Call extends Contract[keyof Contract]> = Anfrage<z.output<Call['params']>, z.output<Call['query']>, z.output<Call['body']>> & {
  akteur: Akteur
}

const schluesselVon = (title: string) => title.toLowerCase()

export function createBestand(ports: Ports) {
  const lager = createLager(ports)
  const jetzt = () => ports.clock.now().toISOString()

  /** Ids of the tags by their titles; those that are missing are made. */
  async function tagIds(tx: Queryable, organisationId: string, zeilen: readonly ImportZeile[]): Promise<Map<string, string>> {
    const titel = new Map(zeilen.flatMap(({ tags }) => tags).map((title) => [schluesselVon(title), title]))
    if (titel.size > 0)
      await sichereTags(
        tx,
        organisationId,
        [...titel.values()].map((title) => ({ id: ports.newId(), title })),
      )
    return new Map((await ladeTags(tx, organisationId)).map(({ id, title }) => [schluesselVon(title), id]))
  }

  return {
    import: ({ akteur, body, idempotenz }: Gerufen<Contract['import']>): Promise<JsonText<{ count: number }>> =>
      einmal(ports, { akteur, idempotenz }, async (tx) => {
        const organisationId = eigeneOrganisation(akteur)
        await pruefePlatz(tx, organisationId, body.contacts.length)
        const ids = await tagIds(tx, organisationId, body.contacts)
        const kontakte = body.contacts.map(({ tags, notes, ...zeile }) => ({
          ...zeile,
          id: ports.newId(),
          notes: saubereNotiz(notes),
          tags: tags.flatMap((title) => ids.get(schluesselVon(title)) ?? []),
        }))
        const count = await lager.fuegeEin(tx, organisationId, { kontakte, am: jetzt(), importId: body.id })
        await protokolliere(tx, akteur, kontaktSpur('kontakt.import', body.id))
        await rufe(tx, { art: 'kontakt', an: [organisationId] })
        return { count }
      }),

    undoImport: (akteur: Akteur, importId: string): Promise<{ removed: number; kept: number }> =>
      inDerOrganisation(ports, akteur, async (tx, organisationId) => {
        const ergebnis = await loescheImport(tx, organisationId, { importId, am: jetzt() })
        if (ergebnis === null) throw sharedFehler.ablehnen('nicht_gefunden')
        await protokolliere(tx, akteur, kontaktSpur('kontakt.undoImport', importId))
        return ergebnis
      }),

    merge: ({ akteur, body, idempotenz }: Gerufen<Contract['merge']>): Promise<JsonText<Kontakt>> =>
      mitBekanntenTags(() =>
        einmal(ports, { akteur, idempotenz }, async (tx) => {
          const organisationId = eigeneOrganisation(akteur)
          const gehalten = await lager.halte(tx, organisationId, [body.id, body.other.id])
          const bleibt = gehalten.find(({ id }) => id === body.id)
          const geht = gehalten.find(({ id }) => id === body.other.id)
          if (bleibt === undefined || geht === undefined) throw sharedFehler.ablehnen('nicht_gefunden')
          if (bleibt.version !== body.version || geht.version !== body.other.version) throw kontaktFehler.ablehnen('kontakt.veraltet')
          const contact = { ...body.contact, id: bleibt.id, notes: saubereNotiz(body.contact.notes) }
          await lager.schreibe(tx, organisationId, { kontakt: contact, am: jetzt() })
          const fotoGetauscht = body.avatarOf === geht.id
          if (fotoGetauscht) await tauscheFotos(tx, organisationId, [bleibt.id, geht.id])
          const [kontakt = bleibt] = await lager.versiegle(tx, organisationId, [bleibt])
          const vorher = { kontakt, version: bleibt.version + 1, fotoGetauscht }
          await lasseAufgehen(tx, organisationId, { id: geht.id, in: bleibt.id, am: jetzt(), vorher })
          await protokolliere(
            tx,
            akteur,
            [bleibt.id, geht.id].map((id) => kontaktSpur('kontakt.merge', id)),
          )
          await rufe(tx, { art: 'kontakt', an: [organisationId] })
          return lager.lies(tx, organisationId, bleibt.id)
        }),
      ),

    undoMerge: (akteur: Akteur, id: string): Promise<Kontakt[]> =>
      inDerOrganisation(ports, akteur, async (tx, organisationId) => {
        const vorher = await ladeVorher(tx, organisationId, id)
        if (vorher === null) throw sharedFehler.ablehnen('nicht_gefunden')
        const [bleibt] = await lager.halte(tx, organisationId, [vorher.kontakt.id])
        if (bleibt?.version !== vorher.version) throw kontaktFehler.ablehnen('kontakt.veraltet')
        const da = new Set((await ladeTags(tx, organisationId)).map((tag) => tag.id))
        const [frueher = vorher.kontakt] = await lager.oeffne(tx, organisationId, [vorher.kontakt])
        const kontakt = { ...frueher, tags: frueher.tags.filter((tag) => da.has(tag)) }
        await lager.schreibe(tx, organisationId, { kontakt, am: jetzt() })
        if (vorher.fotoGetauscht) await tauscheFotos(tx, organisationId, [bleibt.id, id])
        await trenne(tx, organisationId, id)
        await protokolliere(
          tx,
          akteur,
          [bleibt.id, id].map((kontaktId) => kontaktSpur('kontakt.undoMerge', kontaktId)),
        )
        return (await lager.alle(tx, organisationId)).filter((einer) => einer.id === id || einer.id === bleibt.id)
      }),
  }
}
