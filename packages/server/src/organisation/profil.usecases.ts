import { type AbschnittStand, abschnitteOfArt, contentOf, isPublic } from '@dreiklang/domain/organisation/abschnitte.contract'
import { logoOf } from '@dreiklang/domain/organisation/logo.contract'
import { organisationErrors } from '@dreiklang/domain/organisation/organisation.errors'
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import { logoSize, mostLogoBytes } from '@dreiklang/domain/organisation/profil.contract'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { type Ports, type Queryable, UnreadableImage } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { contextOf } from '../shared/context.ts'
import { readBytes } from '../shared/input.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import { sendSignal } from '../shared/signal.ts'
import { loadAbschnitte, loadLogo, loadPraxen, setLogo, saveAbschnitt } from './abschnitte.repository.ts'
import { loadOwn } from './organisation.repository.ts'
import { changeAn } from './protokoll.ts'

export const vertreterOf = (db: Queryable, abschnitte: readonly AbschnittStand[]): Promise<Record<string, string>> =>
  loadPraxen(db, contentOf(abschnitte, 'VERTRETUNG')?.vertretungen.map(({ praxisId }) => praxisId) ?? [])

export function createProfil(ports: Ports) {
  const now = () => ports.clock.now().toISOString()

  /** @throws organisation.abschnitt_passt_nicht, organisation.unbekannt for a stand-in that is no other practice */
  async function check(tx: Queryable, organisationId: string, stand: AbschnittStand): Promise<void> {
    const own = await loadOwn(tx, organisationId)
    if (own === null) throw sharedErrors.refuse('nicht_gefunden')
    const allowed: readonly string[] = abschnitteOfArt[own.art]
    if (!allowed.includes(stand.abschnitt)) throw organisationErrors.refuse('organisation.abschnitt_passt_nicht')
    if (stand.abschnitt !== 'VERTRETUNG') return
    const praxen = await vertreterOf(tx, [stand])
    const falsche = stand.inhalt.vertretungen.findIndex(({ praxisId }) => praxisId === organisationId || praxen[praxisId] === undefined)
    if (falsche < 0) return
    const felder = [{ path: `inhalt.vertretungen.${falsche}.praxisId`, code: 'falsch', message: 'falsch' }]
    throw organisationErrors.refuse('organisation.unbekannt', { felder })
  }

  async function webpFrom(bytes: Uint8Array): Promise<Uint8Array> {
    try {
      return await ports.images.toWebp(bytes, { size: logoSize })
    } catch (error) {
      if (error instanceof UnreadableImage) throw organisationErrors.refuse('organisation.logo_unlesbar')
      throw error
    }
  }

  async function changeLogo(akteur: Akteur, { webp, aktion }: { webp: Uint8Array | null; aktion: string }): Promise<string> {
    const organisationId = ownOrganisation(akteur)
    const am = now()
    await ports.database.transaction(contextOf(akteur), async (tx) => {
      await setLogo(tx, organisationId, { webp, am })
      await audit(tx, akteur, changeAn(organisationId, { aktion, felder: ['logo'] }))
      // It stands on all screens of the organisation.
      await sendSignal(tx, { art: 'settings', an: [organisationId] })
    })
    return logoOf(organisationId, am)
  }

  return {
    async abschnitte(akteur: Akteur) {
      const organisationId = ownOrganisation(akteur)
      const db = onBehalfOf(ports.database, contextOf(akteur))
      const [abschnitte, logo] = await Promise.all([loadAbschnitte(db, organisationId, true), loadLogo(db, organisationId)])
      const logoOn = logo?.am ?? null
      return {
        logo: logoOn === null ? null : logoOf(organisationId, logoOn),
        abschnitte,
        praxen: await vertreterOf(db, abschnitte),
      }
    },

    /** @throws organisation.veraltet when someone else has saved the section since it was read */
    async updateAbschnitt(akteur: Akteur, stand: AbschnittStand): Promise<{ version: number }> {
      const organisationId = ownOrganisation(akteur)
      return ports.database.transaction(contextOf(akteur), async (tx) => {
        await check(tx, organisationId, stand)
        const oeffentlich = isPublic(stand.abschnitt)
        const version = await saveAbschnitt(tx, organisationId, { stand, oeffentlich, am: now() })
        if (version === null) throw organisationErrors.refuse('organisation.veraltet')
        await audit(tx, akteur, changeAn(organisationId, { aktion: 'organisation.updateAbschnitt', felder: [stand.abschnitt] }))
        return { version }
      })
    },

    async setLogo(akteur: Akteur, request: Request): Promise<{ logo: string }> {
      const bytes = await readBytes(request, mostLogoBytes)
      if (bytes === null) throw organisationErrors.refuse('organisation.logo_zu_gross')
      // Before the transaction: decoding takes time and connections are scarce.
      return { logo: await changeLogo(akteur, { webp: await webpFrom(bytes), aktion: 'organisation.setLogo' }) }
    },

    async removeLogo(akteur: Akteur): Promise<void> {
      await changeLogo(akteur, { webp: null, aktion: 'organisation.removeLogo' })
    },
  }
}
