/** The own record, section by section, and the logo. */
import { type AbschnittStand, abschnitteDerArt, inhaltVon, istOeffentlich } from '@dreiklang/domain/organisation/abschnitte.contract'
import { logoVon } from '@dreiklang/domain/organisation/logo.contract'
import { organisationFehler } from '@dreiklang/domain/organisation/organisation.errors'
import { eigeneOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import { logoSize, mostLogoBytes } from '@dreiklang/domain/organisation/profil.contract'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import { type Ports, type Queryable, UnreadableImage } from '../ports.ts'
import { protokolliere } from '../protokoll/protokoll.ts'
import { liesBytes } from '../shared/eingabe.ts'
import { kontextVon } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import { rufe } from '../shared/zuruf.ts'
import { ladeAbschnitte, ladeLogo, ladePraxen, setzeLogo, speichereAbschnitt } from './abschnitte.repository.ts'
import { ladeEigene } from './organisation.repository.ts'
import { aenderungAn } from './protokoll.ts'

/** The practices that stand in, by name. */
export const vertreterVon = (db: Queryable, abschnitte: readonly AbschnittStand[]): Promise<Record<string, string>> =>
  ladePraxen(db, inhaltVon(abschnitte, 'VERTRETUNG')?.vertretungen.map(({ praxisId }) => praxisId) ?? [])

export function createProfil(ports: Ports) {
  const jetzt = () => ports.clock.now().toISOString()

  /** @throws organisation.abschnitt_passt_nicht, organisation.unbekannt for a stand-in that is no other practice */
  async function pruefe(tx: Queryable, organisationId: string, stand: AbschnittStand): Promise<void> {
    const eigene = await ladeEigene(tx, organisationId)
    if (eigene === null) throw sharedFehler.ablehnen('nicht_gefunden')
    const erlaubt: readonly string[] = abschnitteDerArt[eigene.art]
    if (!erlaubt.includes(stand.abschnitt)) throw organisationFehler.ablehnen('organisation.abschnitt_passt_nicht')
    if (stand.abschnitt !== 'VERTRETUNG') return
    const praxen = await vertreterVon(tx, [stand])
    const falsche = stand.inhalt.vertretungen.findIndex(({ praxisId }) => praxisId === organisationId || praxen[praxisId] === undefined)
    if (falsche < 0) return
    const felder = [{ path: `inhalt.vertretungen.${falsche}.praxisId`, code: 'falsch', message: 'falsch' }]
    throw organisationFehler.ablehnen('organisation.unbekannt', { felder })
  }

  async function webpAus(bytes: Uint8Array): Promise<Uint8Array> {
    try {
      return await ports.images.toWebp(bytes, { size: logoSize })
    } catch (fehler) {
      if (fehler instanceof UnreadableImage) throw organisationFehler.ablehnen('organisation.logo_unlesbar')
      throw fehler
    }
  }

  async function aendereLogo(akteur: Akteur, { webp, aktion }: { webp: Uint8Array | null; aktion: string }): Promise<string> {
    const organisationId = eigeneOrganisation(akteur)
    const am = jetzt()
    await ports.database.transaction(kontextVon(akteur), async (tx) => {
      await setzeLogo(tx, organisationId, { webp, am })
      await protokolliere(tx, akteur, aenderungAn(organisationId, { aktion, felder: ['logo'] }))
      // It stands on all screens of the organisation.
      await rufe(tx, { art: 'settings', an: [organisationId] })
    })
    return logoVon(organisationId, am)
  }

  return {
    async abschnitte(akteur: Akteur) {
      const organisationId = eigeneOrganisation(akteur)
      const db = imNamen(ports.database, kontextVon(akteur))
      const [abschnitte, logo] = await Promise.all([ladeAbschnitte(db, organisationId, true), ladeLogo(db, organisationId)])
      const logoAm = logo?.am ?? null
      return {
        logo: logoAm === null ? null : logoVon(organisationId, logoAm),
        abschnitte,
        praxen: await vertreterVon(db, abschnitte),
      }
    },

    /** @throws organisation.veraltet when someone else has saved the section since it was read */
    async updateAbschnitt(akteur: Akteur, stand: AbschnittStand): Promise<{ version: number }> {
      const organisationId = eigeneOrganisation(akteur)
      return ports.database.transaction(kontextVon(akteur), async (tx) => {
        await pruefe(tx, organisationId, stand)
        const oeffentlich = istOeffentlich(stand.abschnitt)
        const version = await speichereAbschnitt(tx, organisationId, { stand, oeffentlich, am: jetzt() })
        if (version === null) throw organisationFehler.ablehnen('organisation.veraltet')
        await protokolliere(tx, akteur, aenderungAn(organisationId, { aktion: 'organisation.updateAbschnitt', felder: [stand.abschnitt] }))
        return { version }
      })
    },

    async setLogo(akteur: Akteur, request: Request): Promise<{ logo: string }> {
      const bytes = await liesBytes(request, mostLogoBytes)
      if (bytes === null) throw organisationFehler.ablehnen('organisation.logo_zu_gross')
      // Before the transaction: decoding takes time and connections are scarce.
      return { logo: await aendereLogo(akteur, { webp: await webpAus(bytes), aktion: 'organisation.setLogo' }) }
    },

    async removeLogo(akteur: Akteur): Promise<void> {
      await aendereLogo(akteur, { webp: null, aktion: 'organisation.removeLogo' })
    },
  }
}
