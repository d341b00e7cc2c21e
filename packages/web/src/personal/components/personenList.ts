import { berufeOfArt, qualifikationen, staende } from '@dreiklang/domain/personal/personal'
import { type PartnerListRow, type PersonalListRow, personalContract } from '@dreiklang/domain/personal/personal.contract'
import type { OrganisationArt } from '@dreiklang/domain/shared/akteur'
import { defineList, type FilterArt, type ListForm } from '../../liste/components/listForm.ts'
import { rollenOfArt } from '../../organisation/components/ownOrganisation.ts'
import { listKey, partnerKey } from '../personal.queries.ts'

const mehrfach = (values: readonly string[]): FilterArt => ({ art: 'mehrfach', werte: values as [string, ...string[]] })

export function personenList(art: OrganisationArt, alsLeitung: boolean): ListForm<PersonalListRow> {
  const form = {
    // Views are stored per kind of reader, because a colleague has fewer filters.
    id: alsLeitung ? 'personal.leitung' : 'personal.team',
    call: personalContract.listPersonal,
    schluessel: listKey,
    filter: {
      rolle: mehrfach(rollenOfArt(art)),
      beruf: mehrfach(berufeOfArt[art]),
      ...(art === 'PFLEGEDIENST' ? { qualifikation: mehrfach(qualifikationen) } : {}),
      abwesend: { art: 'schalter' as const },
    },
    sortierungen: ['name', 'nameAb', 'rolle'] as const,
  }
  if (!alsLeitung) return defineList(form)
  return defineList({
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

export const partnerList = (art: OrganisationArt): ListForm<PartnerListRow> =>
  defineList({
    id: `personal.partner.${art.toLowerCase()}`,
    call: personalContract.listPartner,
    schluessel: partnerKey,
    filter: {},
    reiter: [{ id: 'alle', fest: { art } }],
    sortierungen: ['name'],
  })
