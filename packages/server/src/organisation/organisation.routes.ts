import { freigabeContract } from '@dreiklang/domain/organisation/freigabe.contract'
import { logoContract } from '@dreiklang/domain/organisation/logo.contract'
import { organisationContract } from '@dreiklang/domain/organisation/organisation.contract'
import { partnerschaftContract } from '@dreiklang/domain/organisation/partnerschaft.contract'
import { profilContract } from '@dreiklang/domain/organisation/profil.contract'
import { verzeichnisContract } from '@dreiklang/domain/organisation/verzeichnis.contract'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { headOf } from '../liste/angaben.ts'
import { exportAnswer } from '../liste/export.ts'
import type { Ports } from '../ports.ts'
import { signedInOnce } from '../shared/idempotenz.ts'
import { type Route, signedIn } from '../shared/route.ts'
import type { Sessions } from '../shared/sessions.ts'
import { createAvv } from './avv.usecases.ts'
import { verzeichnisColumns, verzeichnisFilterWords } from './export.ts'
import { createFreigabe } from './freigabe.usecases.ts'
import type { MeldePerson } from './meldung.ts'
import { createOrganisationen } from './organisation.usecases.ts'
import type { Partnerschaften } from './partnerschaft.usecases.ts'
import { createProfil } from './profil.usecases.ts'
import { createVerzeichnis } from './verzeichnis.usecases.ts'

interface Unten {
  sitzungen: Pick<Sessions, 'rechteChanged'>
  partnerschaften: Partnerschaften
  report: MeldePerson
}

export function organisationRoutes(ports: Ports, { sitzungen, partnerschaften, report }: Unten): Route[] {
  const organisationen = createOrganisationen(ports)
  const profil = createProfil(ports)
  const freigabe = createFreigabe(ports, { sitzungen, report })
  const verzeichnis = createVerzeichnis(ports)
  const avv = createAvv(ports)
  const { readOwn, updateOwn, search, create } = organisationContract
  const { readAbschnitte, updateAbschnitt, setLogo, removeLogo } = profilContract
  const { readFreigabe, acceptAvv, readAvv, readAvvOf, requestChange, listAntraege, decideAntrag, setStatus, platformCounters } =
    freigabeContract
  const { listPartner, askPartner, answerPartner, endPartner } = partnerschaftContract
  const { list, export: exportieren, read } = verzeichnisContract

  return [
    signedIn(readOwn, ({ akteur }) => organisationen.own(akteur)),
    signedIn(updateOwn, ({ akteur, body }) => organisationen.updateOwn(akteur, body)),
    signedIn(search, ({ akteur, query }) => organisationen.search(akteur, query)),
    signedInOnce(create, (request) => organisationen.create(request)),

    signedIn(readAbschnitte, ({ akteur }) => profil.abschnitte(akteur)),
    signedIn(updateAbschnitt, ({ akteur, body }) => profil.updateAbschnitt(akteur, body)),
    signedIn(setLogo, ({ akteur, request }) => profil.setLogo(akteur, request)),
    signedIn(removeLogo, ({ akteur }) => profil.removeLogo(akteur)),

    signedIn(readFreigabe, ({ akteur }) => freigabe.read(akteur)),
    signedInOnce(acceptAvv, (request) => freigabe.acceptAvv(request)),
    signedIn(readAvv, ({ akteur }) => avv.eigener(akteur)),
    signedIn(readAvvOf, ({ akteur, params }) => avv.einesHauses(akteur, params.organisationId)),
    signedInOnce(requestChange, (request) => freigabe.requestChange(request)),
    signedIn(listAntraege, () => freigabe.antraege()),
    signedInOnce(decideAntrag, (request) => freigabe.decideAntrag({ ...request, ...request.params })),
    signedIn(platformCounters, () => freigabe.counters()),

    signedIn(list, ({ akteur, query }) => verzeichnis.list(akteur, query)),
    signedIn(exportieren, ({ akteur, query: { format, ...filter }, sprache }) =>
      exportAnswer(verzeichnis.alle(akteur, filter), {
        format,
        spalten: verzeichnisColumns,
        kopf: headOf({ akteur, sprache, now: ports.clock.now(), filter, worte: verzeichnisFilterWords }),
        sprache,
        dateiname: `organisationen-${berlinDate(ports.clock.now().toISOString())}`,
        blatt: sprache === 'de' ? 'Organisationen' : 'Organisations',
      }),
    ),
    // Behind the fixed addresses of the same length: those would else be taken for an id.
    signedIn(read, ({ akteur, params }) => verzeichnis.read(akteur, params.organisationId)),
    signedIn(logoContract.readLogo, ({ akteur, params }) => verzeichnis.readLogo(akteur, params.organisationId)),
    signedInOnce(setStatus, (request) => freigabe.setStatus({ ...request, ...request.params })),

    signedIn(listPartner, ({ akteur }) => partnerschaften.list(akteur)),
    signedInOnce(askPartner, (request) => partnerschaften.ask({ ...request, anderes: request.params.organisationId })),
    signedInOnce(answerPartner, (request) => partnerschaften.answer({ ...request, anderes: request.params.organisationId })),
    signedInOnce(endPartner, (request) => partnerschaften.end({ ...request, anderes: request.params.organisationId })),
  ]
}
