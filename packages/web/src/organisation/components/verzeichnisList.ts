import { organisationStatus } from '@dreiklang/domain/organisation/freigabe.contract'
import { partnerschaftStatus } from '@dreiklang/domain/organisation/partnerschaft'
import { merkmaleOfArt, verzeichnisContract, type VerzeichnisListRow } from '@dreiklang/domain/organisation/verzeichnis.contract'
import type { OrganisationArt } from '@dreiklang/domain/shared/akteur'
import { defineList, type ListForm } from '../../liste/components/listForm.ts'

/** `plattform`: also those that are not active, with their state. */
const listFor = (art: OrganisationArt, plattform: boolean): ListForm<VerzeichnisListRow> =>
  defineList<VerzeichnisListRow>({
    id: `organisation.${art.toLowerCase()}${plattform ? '.plattform' : ''}`,
    call: verzeichnisContract.list,
    exportCall: verzeichnisContract.export,
    schluessel: ['organisation', 'verzeichnis', art],
    filter: {
      merkmal: { art: 'wahl', werte: merkmaleOfArt[art] },
      offen: { art: 'schalter' },
      ...(plattform
        ? { status: { art: 'wahl', werte: organisationStatus } }
        : { partnerschaft: { art: 'wahl', werte: [...partnerschaftStatus, 'KEINE'] } }),
    },
    reiter: [{ id: 'alle', fest: { art } }],
    sortierungen: ['name'],
  })

export const haeuserList = defineList<VerzeichnisListRow>({
  id: 'organisation.haeuser',
  call: verzeichnisContract.list,
  exportCall: verzeichnisContract.export,
  schluessel: ['organisation', 'verzeichnis', 'haeuser'],
  filter: { status: { art: 'wahl', werte: organisationStatus } },
  reiter: [
    { id: 'PFLEGEDIENST', fest: { art: 'PFLEGEDIENST' } },
    { id: 'APOTHEKE', fest: { art: 'APOTHEKE' } },
    { id: 'ARZTPRAXIS', fest: { art: 'ARZTPRAXIS' } },
  ],
  sortierungen: ['name'],
})

const perArt = (plattform: boolean) => ({
  PFLEGEDIENST: listFor('PFLEGEDIENST', plattform),
  APOTHEKE: listFor('APOTHEKE', plattform),
  ARZTPRAXIS: listFor('ARZTPRAXIS', plattform),
})

export const verzeichnisLists = perArt(false)
export const plattformLists = perArt(true)
