import { berufeDerArt, qualifikationen, staende } from '@dreiklang/domain/personal/personal'
import { type PartnerZeile, type PersonalZeile, personalContract } from '@dreiklang/domain/personal/personal.contract'
import type { OrganisationArt } from '@dreiklang/domain/shared/akteur'
import { defineListe, type FilterArt, type ListenForm } from '../../liste/components/listenForm.ts'
import { rollenDerArt } from '../../organisation/components/eigeneOrganisation.ts'
import { listeKey, partnerKey } from '../personal.queries.ts'

const mehrfach = (werte: readonly string[]): FilterArt => ({ art: 'mehrfach', werte: werte as [string, ...string[]] })

/** The own people, as managers have them (with who is invited and who is gone) and as colleagues do. */
export function personenListe(art: OrganisationArt, alsLeitung: boolean): ListenForm<PersonalZeile> {
  const form = {
    // Views are stored per kind of reader, because a colleague has fewer filters.
    id: alsLeitung ? 'personal.leitung' : 'personal.team',
    call: personalContract.listPersonal,
    schluessel: listeKey,
    filter: {
      rolle: mehrfach(rollenDerArt(art)),
      beruf: mehrfach(berufeDerArt[art]),
      ...(art === 'PFLEGEDIENST' ? { qualifikation: mehrfach(qualifikationen) } : {}),
      abwesend: { art: 'schalter' as const },
    },
    sortierungen: ['name', 'nameAb', 'rolle'] as const,
  }
  if (!alsLeitung) return defineListe(form)
  return defineListe({
    ...form,
    exportCall: personalContract.exportPersonal,
    filter: { stand: mehrfach(staende), ...form.filter },
    reiter: [
      { id: 'da', fest: { stand: ['AKTIV', 'EINGELADEN'] } },
      { id: 'weg', fest: { stand: ['GESPERRT', 'AUSGESCHIEDEN'] } },
      { id: 'alle' },
    ],
  })
}

/** People of partners; each kind of organisation is a list of its own. */
export const partnerListe = (art: OrganisationArt): ListenForm<PartnerZeile> =>
  defineListe({
    id: `personal.partner.${art.toLowerCase()}`,
    call: personalContract.listPartner,
    schluessel: partnerKey,
    filter: {},
    reiter: [{ id: 'alle', fest: { art } }],
    sortierungen: ['name'],
  })
