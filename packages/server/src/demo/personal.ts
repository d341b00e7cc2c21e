/** The records of the people of the demo, who is away, and an invitation that nobody has accepted yet. */
import type { AkteAngaben } from '@dreiklang/domain/personal/akte.contract'
import { einladungDays } from '@dreiklang/domain/personal/einladung.contract'
import { emptyAkte } from '@dreiklang/domain/personal/personal'
import { personalContract } from '@dreiklang/domain/personal/personal.contract'
import { berlinDate, plusDays } from '@dreiklang/domain/shared/time'
import { digestOf, newSecret } from '../anmeldung/secret.ts'
import { createEinladung } from '../personal/einladung.repository.ts'
import type { Ports } from '../ports.ts'
import { systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import { demoMail, demoPersonal, demoTeam } from './konten.ts'
import type { Ensemble } from './personen.ts'
import { type Regie, akteurOf, daysAgo } from './director.ts'

const pflege: Partial<AkteAngaben> = {
  qualifikation: 'PFLEGEFACHKRAFT',
  wochenstunden: 39,
  fuehrerschein: true,
}

/** Numbers and days are invented; the Beschäftigtennummern have nine digits and belong to nobody. */
const akten: Record<string, Partial<AkteAngaben>> = {
  'pflege-admin': {
    ...pflege,
    handzeichen: 'SK',
    qualifikation: 'PDL',
    schweigepflichtAm: '2015-04-01',
    beschaeftigtennummer: '100000017',
  },
  pfleger: { ...pflege, handzeichen: 'JM', wochenstunden: 30, schweigepflichtAm: '2021-09-01', beschaeftigtennummer: '100000025' },
  'pflege-admin2': {
    ...pflege,
    handzeichen: 'HV',
    qualifikation: 'PDL',
    schweigepflichtAm: '2012-02-01',
    beschaeftigtennummer: '100000033',
  },
  pfleger2: {
    ...pflege,
    handzeichen: 'AD',
    zusatzqualifikationen: ['WUNDEXPERTE'],
    wochenstunden: 35,
    schweigepflichtAm: '2019-07-15',
    beschaeftigtennummer: '100000041',
  },
  'agnieszka.nowak': { ...pflege, handzeichen: 'AN', schweigepflichtAm: '2017-03-01', beschaeftigtennummer: '100000058' },
  'birgit.hofmann': {
    ...pflege,
    handzeichen: 'BH',
    wochenstunden: 30,
    zusatzqualifikationen: ['WUNDEXPERTE'],
    schweigepflichtAm: '2009-10-01',
    beschaeftigtennummer: '100000066',
  },
  'daniel.schuster': { ...pflege, handzeichen: 'DS', schweigepflichtAm: '2022-08-15', beschaeftigtennummer: '100000074' },
  'elena.petrova': { ...pflege, handzeichen: 'EP', wochenstunden: 35, schweigepflichtAm: '2020-01-07', beschaeftigtennummer: '100000082' },
  'fatih.kaya': { ...pflege, handzeichen: 'FK', schweigepflichtAm: '2023-04-01', beschaeftigtennummer: '100000090' },
  'hanna.baumann': { ...pflege, handzeichen: 'HB', wochenstunden: 25, schweigepflichtAm: '2014-06-01', beschaeftigtennummer: '100000108' },
  'apotheke-admin': { wochenstunden: 40, schweigepflichtAm: '2009-01-02', approbationAm: '2003-06-12', telematikId: '3-demo-sommer' },
  apotheker: { wochenstunden: 38.5, schweigepflichtAm: '2018-10-01', approbationAm: '2017-11-20', telematikId: '3-demo-brandt' },
  'apotheke-admin2': { wochenstunden: 40, schweigepflichtAm: '2006-03-01', approbationAm: '1999-05-28' },
  apotheker2: { wochenstunden: 25, schweigepflichtAm: '2022-01-10' },
  'arzt-admin': { funktion: 'NAEPA_VERAH', wochenstunden: 38.5, schweigepflichtAm: '2011-08-01' },
  arzt: {
    funktion: 'ARZT',
    schweigepflichtAm: '2004-01-01',
    approbationAm: '1998-12-04',
    unterschriftsberechtigt: true,
    telematikId: '1-demo-weber',
  },
  'arzt-admin2': { funktion: 'MFA', wochenstunden: 30, schweigepflichtAm: '2016-05-02' },
  arzt2: { funktion: 'ARZT', schweigepflichtAm: '2010-10-01', approbationAm: '2006-07-19', unterschriftsberechtigt: true },
}

export async function writePersonalakten(regie: Regie, ensemble: Ensemble, ports: Ports): Promise<void> {
  const db = onBehalfOf(ports.database, systemContext)
  const { personen, organisationen } = ensemble
  regie.stelle(daysAgo(regie, 30))
  const leitungOf = (organisationId: string | null) =>
    Object.values(personen).find((person) => person.organisationId === organisationId && person.rolle.endsWith('_ADMIN')) ?? null
  for (const [nr, { konto, name, rolle, beruf, lanr }] of [...demoPersonal, ...demoTeam].entries()) {
    if (personen[konto] === undefined) continue
    const person = akteurOf(ensemble, konto)
    const telefon = `089 900${100 + nr}`
    const body = { ...emptyAkte, ...akten[konto], name, rolle, beruf, lanr, telefon, personalnummer: `P-${101 + nr}` }
    const leitung = leitungOf(person.organisationId)
    const params = { personId: person.personId }
    const { version } = await regie.call(personalContract.readPerson, leitung, { params })
    // The same once more changes nothing: so a filling that was cut off goes through here again.
    await regie.call(personalContract.updatePerson, leitung, { params, body: { ...body, version } })
  }
  const today = berlinDate(regie.beginn.toISOString())
  const [krueger, meyer] = [akteurOf(ensemble, 'pflege-admin'), akteurOf(ensemble, 'pfleger')]
  const [sommer, brandt] = [akteurOf(ensemble, 'apotheke-admin'), akteurOf(ensemble, 'apotheker')]
  const urlaub = (personId: string, vertretungId: string, [ab, to]: readonly [number, number]) => ({
    params: { personId },
    body: { art: 'URLAUB' as const, von: plusDays(today, ab), bis: plusDays(today, to), vertretungId },
  })
  await regie.call(personalContract.addAbwesenheit, krueger, urlaub(meyer.personId, krueger.personId, [21, 32]))
  await regie.call(personalContract.addAbwesenheit, sommer, urlaub(brandt.personId, sommer.personId, [-1, 4]))
  regie.stelle(daysAgo(regie, 1))
  // Past the route, which would send a mail: the demo writes to nobody. Its link is thrown away.
  await createEinladung(db, {
    id: ports.newId(),
    angaben: {
      organisationId: organisationen.sonnenhof,
      email: demoMail('lena.fuchs'),
      name: 'Lena Fuchs',
      rolle: 'ROLE_PFLEGER',
      beruf: 'PFLEGEKRAFT',
      lanr: null,
      sprache: 'de',
    },
    durchPlattform: false,
    am: regie.now().toISOString(),
    link: { hash: await digestOf(newSecret()), bis: daysAgo(regie, 1 - einladungDays).toISOString() },
  })
}
