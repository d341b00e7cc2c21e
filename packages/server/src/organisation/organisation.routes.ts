import { freigabeContract } from '@dreiklang/domain/organisation/freigabe.contract'
import { organisationContract } from '@dreiklang/domain/organisation/organisation.contract'
import { partnerschaftContract } from '@dreiklang/domain/organisation/partnerschaft.contract'
import { logoContract } from '@dreiklang/domain/organisation/logo.contract'
import { profilContract } from '@dreiklang/domain/organisation/profil.contract'
import { verzeichnisContract } from '@dreiklang/domain/organisation/verzeichnis.contract'
import { berlinDatum } from '@dreiklang/domain/shared/zeit'
import { exportAntwort } from '../liste/export.ts'
import type { Ports } from '../ports.ts'
import { geschuetztEinmal } from '../shared/idempotenz.ts'
import { type Route, geschuetzt } from '../shared/route.ts'
import type { Sitzungen } from '../shared/sitzungen.ts'
import { createAvv } from './avv.usecases.ts'
import { createFreigabe } from './freigabe.usecases.ts'
import type { MeldePerson } from './meldung.ts'
import { createOrganisationen } from './organisation.usecases.ts'
import type { Partnerschaften } from './partnerschaft.usecases.ts'
import { createProfil } from './profil.usecases.ts'
import { verzeichnisSpalten } from './verzeichnisSpalten.ts'
import { createVerzeichnis } from './verzeichnis.usecases.ts'

interface Unten {
  sitzungen: Pick<Sitzungen, 'rechteGeaendert'>
  partnerschaften: Partnerschaften
  melde: MeldePerson
}

export function organisationRoutes(ports: Ports, { sitzungen, partnerschaften, melde }: Unten): Route[] {
  const organisationen = createOrganisationen(ports)
  const profil = createProfil(ports)
  const freigabe = createFreigabe(ports, { sitzungen, melde })
  const verzeichnis = createVerzeichnis(ports)
  const avv = createAvv(ports)
  const { readOwn, updateOwn, search, create } = organisationContract
  const { readAbschnitte, updateAbschnitt, setLogo, removeLogo } = profilContract
  const { readFreigabe, acceptAvv, readAvv, readAvvOf, requestChange, listAntraege, decideAntrag, setStatus, platformCounters } =
    freigabeContract
  const { listPartner, askPartner, answerPartner, endPartner } = partnerschaftContract
  const { list, export: exportieren, read } = verzeichnisContract

  return [
    geschuetzt(readOwn, ({ akteur }) => organisationen.own(akteur)),
    geschuetzt(updateOwn, ({ akteur, body }) => organisationen.updateOwn(akteur, body)),
    geschuetzt(search, ({ akteur, query }) => organisationen.search(akteur, query)),
    geschuetztEinmal(create, (anfrage) => organisationen.create(anfrage)),

    geschuetzt(readAbschnitte, ({ akteur }) => profil.abschnitte(akteur)),
    geschuetzt(updateAbschnitt, ({ akteur, body }) => profil.updateAbschnitt(akteur, body)),
    geschuetzt(setLogo, ({ akteur, request }) => profil.setLogo(akteur, request)),
    geschuetzt(removeLogo, ({ akteur }) => profil.removeLogo(akteur)),

    geschuetzt(readFreigabe, ({ akteur }) => freigabe.read(akteur)),
    geschuetztEinmal(acceptAvv, (anfrage) => freigabe.acceptAvv(anfrage)),
    geschuetzt(readAvv, ({ akteur }) => avv.eigener(akteur)),
    geschuetzt(readAvvOf, ({ akteur, params }) => avv.einesHauses(akteur, params.organisationId)),
    geschuetztEinmal(requestChange, (anfrage) => freigabe.requestChange(anfrage)),
    geschuetzt(listAntraege, () => freigabe.antraege()),
    geschuetztEinmal(decideAntrag, (anfrage) => freigabe.decideAntrag({ ...anfrage, ...anfrage.params })),
    geschuetzt(platformCounters, () => freigabe.counters()),

    geschuetzt(list, ({ akteur, query }) => verzeichnis.list(akteur, query)),
    geschuetzt(exportieren, ({ akteur, query: { format, ...filter }, sprache }) =>
      exportAntwort(verzeichnis.alle(akteur, filter), {
        format,
        spalten: verzeichnisSpalten,
        sprache,
        dateiname: `organisationen-${berlinDatum(ports.clock.now().toISOString())}`,
        blatt: 'Organisationen',
      }),
    ),
    // Behind the fixed addresses of the same length: those would else be taken for an id.
    geschuetzt(read, ({ akteur, params }) => verzeichnis.read(akteur, params.organisationId)),
    geschuetzt(logoContract.readLogo, ({ akteur, params }) => verzeichnis.readLogo(akteur, params.organisationId)),
    geschuetztEinmal(setStatus, (anfrage) => freigabe.setStatus({ ...anfrage, ...anfrage.params })),

    geschuetzt(listPartner, ({ akteur }) => partnerschaften.list(akteur)),
    geschuetztEinmal(askPartner, (anfrage) => partnerschaften.ask({ ...anfrage, anderes: anfrage.params.organisationId })),
    geschuetztEinmal(answerPartner, (anfrage) => partnerschaften.answer({ ...anfrage, anderes: anfrage.params.organisationId })),
    geschuetztEinmal(endPartner, (anfrage) => partnerschaften.end({ ...anfrage, anderes: anfrage.params.organisationId })),
  ]
}
