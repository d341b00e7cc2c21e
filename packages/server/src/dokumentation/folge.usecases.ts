import type { Blatt } from '@dreiklang/domain/dokumentation/blatt.document'
import { dokumentationErrors } from '@dreiklang/domain/dokumentation/dokumentation.errors'
import { folgenFromBlatt, folgenFromVergeblichem, leadsToBesuch, checkErledigung } from '@dreiklang/domain/dokumentation/folge'
import { type FolgeAnswer, type FolgeQuittung, folgeContract as c } from '@dreiklang/domain/dokumentation/folge.contract'
import type { NewFolge } from '@dreiklang/domain/dokumentation/folge.document'
import type { Hausbesuch } from '@dreiklang/domain/hausbesuch/hausbesuch.document'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { besuchTrail, personOf } from '../hausbesuch/person.ts'
import { showBesuch } from '../hausbesuch/read.usecases.ts'
import { createBesuchSeal } from '../hausbesuch/seal.ts'
import type { Ports, Queryable } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { contextOf } from '../shared/context.ts'
import { type JsonText, takeStepOnce } from '../shared/idempotenz.ts'
import type { CalledBy, Language } from '../shared/route.ts'
import { sendSignal } from '../shared/signal.ts'
import { type Erledigung, type FolgeRow, type GehalteneFolge, settleFolge, insertFolge, holdFolge, loadFolgen } from './folge.repository.ts'
import { createFolgeSeal } from './seal.ts'

async function run(tx: Queryable, akteur: Akteur, { folge, ...erledigung }: Omit<Erledigung, 'id' | 'name'> & { folge: GehalteneFolge }) {
  const { organisationId, name } = personOf(akteur)
  const { id, hausbesuchId, klientId } = folge
  await settleFolge(tx, organisationId, { id, name, ...erledigung })
  await audit(tx, akteur, { aktion: c.done.id, art: 'AENDERN', ...besuchTrail({ id: hausbesuchId, klientId }), felder: ['folge'] })
  await sendSignal(tx, { art: 'hausbesuch', id: hausbesuchId, an: [organisationId] })
}

/** @throws dokumentation.folge_passt_nicht for one of others or of another Klient */
async function holdMatching(
  tx: Queryable,
  akteur: Akteur,
  { folgeId, fits }: { folgeId: string; fits: (folge: GehalteneFolge) => boolean },
): Promise<GehalteneFolge> {
  const folge = await holdFolge(tx, personOf(akteur).organisationId, folgeId)
  if (folge === null || !fits(folge)) throw dokumentationErrors.refuse('dokumentation.folge_passt_nicht')
  return folge
}

/** The visit that was promised. Two who plan it at once do not make two. @throws dokumentation.folge_erledigt */
export async function settleByBesuch(
  tx: Queryable,
  akteur: Akteur,
  { folgeId, besuch, am }: { folgeId: string; besuch: Hausbesuch; am: string },
): Promise<void> {
  const fits = (folge: GehalteneFolge) => folge.klientId === besuch.klientId && leadsToBesuch(folge)
  const folge = await holdMatching(tx, akteur, { folgeId, fits })
  if (folge.stand === 'ERLEDIGT') throw dokumentationErrors.refuse('dokumentation.folge_erledigt')
  await run(tx, akteur, { folge, am, besuchId: besuch.id })
}

/** The order that was promised. Done in the meantime, it stays so, and the order stands on its own. */
export async function settleByBestellung(
  tx: Queryable,
  akteur: Akteur,
  { folgeId, hausbesuchId, ...rest }: { folgeId: string; hausbesuchId: string; bestellungId: string; am: string },
): Promise<void> {
  const fits = (folge: GehalteneFolge) => folge.hausbesuchId === hausbesuchId && folge.art === 'BESTELLUNG'
  const folge = await holdMatching(tx, akteur, { folgeId, fits })
  if (folge.stand === 'OFFEN') await run(tx, akteur, { folge, ...rest })
}

export function createFolgen(ports: Ports) {
  const seal = createFolgeSeal(ports)
  const { geoeffnet } = createBesuchSeal(ports)
  const now = () => ports.clock.now().toISOString()

  async function put(tx: Queryable, akteur: Akteur, { besuch, folgen }: { besuch: Hausbesuch; folgen: NewFolge[] }): Promise<void> {
    const { organisationId, name } = personOf(akteur)
    const { id: hausbesuchId, klientId } = besuch
    for (const [stelle, { text, ...folge }] of folgen.entries()) {
      const id = ports.newId()
      const zu = await seal.seal(tx, { organisationId, klientId }, { id, text })
      await insertFolge(tx, organisationId, { ...folge, id, hausbesuchId, klientId, stelle, ...zu, am: now(), name })
    }
  }

  /** Outside of the transaction. What lies under a key that was destroyed is null. */
  async function open(rows: readonly FolgeRow[], sprache: Language): Promise<FolgeAnswer[]> {
    const offene = await seal.open(rows)
    for (const { nichtAngetroffen, hausbesuchId } of rows) await geoeffnet(nichtAngetroffen, { id: hausbesuchId, sprache })
    return offene.map(({ id, version, art, herkunft, stand, faellig, aus, bestellung, besuch, ...row }) => {
      const { nichtAngetroffen, erstelltAm, erstelltVon, erledigtAm: am, erledigtVon, grund } = row
      const text = nichtAngetroffen?.text ?? row.text
      const vorgehen = nichtAngetroffen?.weiteresVorgehen ?? null
      const erstellt = { am: erstelltAm, name: erstelltVon }
      const erledigt = am === null ? null : { am, name: erledigtVon ?? '', grund }
      return { id, version, art, herkunft, stand, faellig, aus, bestellung, besuch, text, vorgehen, erstellt, erledigt }
    })
  }

  return {
    createFromBlatt: (tx: Queryable, akteur: Akteur, { besuch, blatt }: { besuch: Hausbesuch; blatt: Blatt }) =>
      put(tx, akteur, { besuch, folgen: folgenFromBlatt(blatt, besuch) }),

    createFromVergeblichem: (tx: Queryable, akteur: Akteur, besuch: Hausbesuch) =>
      put(tx, akteur, { besuch, folgen: folgenFromVergeblichem(besuch) }),

    /** @throws nicht_gefunden, also for a visit of others */
    async list(akteur: Akteur, hausbesuchId: string, language: Language): Promise<{ folgen: FolgeAnswer[] }> {
      const { organisationId } = personOf(akteur)
      const rows = await ports.database.transaction(contextOf(akteur), async (tx) => {
        await showBesuch(tx, akteur, { id: hausbesuchId, aktion: c.list.id })
        return loadFolgen(tx, organisationId, hausbesuchId)
      })
      return { folgen: await open(rows, language) }
    },

    done({ akteur, idempotenz, params: { folgeId }, body: { version, grund } }: CalledBy<typeof c.done>): Promise<JsonText<FolgeQuittung>> {
      const { organisationId } = personOf(akteur)
      return takeStepOnce(ports, {
        akteur,
        idempotenz,
        load: (tx) => holdFolge(tx, organisationId, folgeId),
        // Each change of it ends it, or begins it anew.
        isCurrent: (folge) => folge.stand !== 'ERLEDIGT' && folge.version === version,
        stale: () => dokumentationErrors.refuse('dokumentation.folge_erledigt'),
        take: async (folge, tx) => {
          checkErledigung(folge, grund)
          const { klientId } = folge
          const zu = await seal.seal(tx, { organisationId, klientId }, { id: folgeId, grund })
          await run(tx, akteur, { folge, am: now(), ...zu })
          return { version: version + 1 }
        },
      })
    },
  }
}
export type Folgen = ReturnType<typeof createFolgen>
