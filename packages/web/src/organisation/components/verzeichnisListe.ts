import { organisationStatus } from '@dreiklang/domain/organisation/freigabe.contract'
import { partnerschaftStatus } from '@dreiklang/domain/organisation/partnerschaft'
import { merkmaleDerArt, verzeichnisContract, type VerzeichnisZeile } from '@dreiklang/domain/organisation/verzeichnis.contract'
import { type OrganisationArt, organisationArten } from '@dreiklang/domain/shared/akteur'
import { defineListe, type ListenForm } from '../../liste/components/listenForm.ts'

/** A directory for each kind, each with its own saved views. `plattform`: also those that are not active, with their state. */
const listeFuer = (art: OrganisationArt, plattform: boolean): ListenForm<VerzeichnisZeile> =>
  defineListe<VerzeichnisZeile>({
    id: `organisation.${art.toLowerCase()}${plattform ? '.plattform' : ''}`,
    call: verzeichnisContract.list,
    exportCall: verzeichnisContract.export,
    schluessel: ['organisation', 'verzeichnis', art],
    filter: {
      merkmal: { art: 'wahl', werte: merkmaleDerArt[art] },
      offen: { art: 'schalter' },
      ...(plattform
        ? { status: { art: 'wahl', werte: organisationStatus } }
        : { partnerschaft: { art: 'wahl', werte: [...partnerschaftStatus, 'KEINE'] } }),
    },
    reiter: [{ id: 'alle', fest: { art } }],
    sortierungen: ['name'],
  })

/** All organisations for who runs the platform: the kinds as tabs. */
export const haeuserListe = defineListe<VerzeichnisZeile>({
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

const jeArt = (plattform: boolean) =>
  Object.fromEntries(organisationArten.map((art) => [art, listeFuer(art, plattform)])) as Record<
    OrganisationArt,
    ListenForm<VerzeichnisZeile>
  >

export const verzeichnisListen = jeArt(false)
export const plattformListen = jeArt(true)
