/** The addresses end in a domain that can never receive mail. */
import type { OrganisationAngaben } from '@dreiklang/domain/organisation/organisation.contract'
import type { PersonAngaben } from '@dreiklang/domain/personal/personal.contract'
import type { Rolle } from '@dreiklang/domain/shared/akteur'

export const demoPassword = 'Dreiklang-2026!'

export const demoOrganisationen = {
  sonnenhof: { art: 'PFLEGEDIENST', name: 'Pflegedienst Sonnenhof', strasse: 'Gartenweg', nr: '12', ik: '460501233', bsnr: null },
  lindenweg: { art: 'PFLEGEDIENST', name: 'Ambulante Pflege Lindenweg', strasse: 'Lindenweg', nr: '3', ik: '460517776', bsnr: null },
  markt: { art: 'APOTHEKE', name: 'Apotheke am Markt', strasse: 'Marktplatz', nr: '1', ik: '305102344', bsnr: null },
  rosen: { art: 'APOTHEKE', name: 'Rosen-Apotheke', strasse: 'Rosenstraße', nr: '27', ik: '305109875', bsnr: null },
  weber: { art: 'ARZTPRAXIS', name: 'Praxis Dr. Weber', strasse: 'Hauptstraße', nr: '44', ik: null, bsnr: '721111100' },
  yilmaz: { art: 'ARZTPRAXIS', name: 'Gemeinschaftspraxis Dr. Yılmaz', strasse: 'Bahnhofstraße', nr: '9', ik: null, bsnr: '491249011' },
} as const satisfies Record<
  string,
  { art: OrganisationAngaben['art']; name: string; strasse: string; nr: string; ik: string | null; bsnr: string | null }
>
export type DemoOrganisation = keyof typeof demoOrganisationen

export interface Konto {
  konto: string
  name: string
  rolle: Exclude<Rolle, 'ROLE_ADMIN'>
  organisation: DemoOrganisation
  beruf: PersonAngaben['beruf']
  lanr: string | null
}

/** The administrators stand first: they let the others in. */
export const demoPersonal: readonly Konto[] = [
  { konto: 'pflege-admin', name: 'Sabine Krüger', rolle: 'ROLE_PFLEGE_ADMIN', organisation: 'sonnenhof', beruf: 'PFLEGEKRAFT', lanr: null },
  { konto: 'pfleger', name: 'Jonas Meyer', rolle: 'ROLE_PFLEGER', organisation: 'sonnenhof', beruf: 'PFLEGEKRAFT', lanr: null },
  {
    konto: 'apotheke-admin',
    name: 'Dr. Ulrike Sommer',
    rolle: 'ROLE_APOTHEKE_ADMIN',
    organisation: 'markt',
    beruf: 'APOTHEKER',
    lanr: null,
  },
  { konto: 'apotheker', name: 'Felix Brandt', rolle: 'ROLE_APOTHEKER', organisation: 'markt', beruf: 'APOTHEKER', lanr: null },
  { konto: 'arzt-admin', name: 'Petra Lange', rolle: 'ROLE_ARZT_ADMIN', organisation: 'weber', beruf: 'MFA', lanr: null },
  { konto: 'arzt', name: 'Dr. Martin Weber', rolle: 'ROLE_ARZT', organisation: 'weber', beruf: 'ARZT', lanr: '482915401' },
  { konto: 'pflege-admin2', name: 'Heike Vogt', rolle: 'ROLE_PFLEGE_ADMIN', organisation: 'lindenweg', beruf: 'PFLEGEKRAFT', lanr: null },
  { konto: 'pfleger2', name: 'Aylin Demir', rolle: 'ROLE_PFLEGER', organisation: 'lindenweg', beruf: 'PFLEGEKRAFT', lanr: null },
  { konto: 'apotheke-admin2', name: 'Thomas Rose', rolle: 'ROLE_APOTHEKE_ADMIN', organisation: 'rosen', beruf: 'APOTHEKER', lanr: null },
  { konto: 'apotheker2', name: 'Nina Hartmann', rolle: 'ROLE_APOTHEKER', organisation: 'rosen', beruf: 'PTA', lanr: null },
  { konto: 'arzt-admin2', name: 'Claudia Schulz', rolle: 'ROLE_ARZT_ADMIN', organisation: 'yilmaz', beruf: 'MFA', lanr: null },
  { konto: 'arzt2', name: 'Dr. Emre Yılmaz', rolle: 'ROLE_ARZT', organisation: 'yilmaz', beruf: 'ARZT', lanr: '730264703' },
]

const nurseOf = (konto: string, name: string): Konto => ({
  konto,
  name,
  rolle: 'ROLE_PFLEGER',
  organisation: 'sonnenhof',
  beruf: 'PFLEGEKRAFT',
  lanr: null,
})

/** The colleagues of the nursing service, who make it a team of eight. They are nobody's account to try: no page offers them. */
export const demoTeam: readonly Konto[] = [
  nurseOf('agnieszka.nowak', 'Agnieszka Nowak'),
  nurseOf('birgit.hofmann', 'Birgit Hofmann'),
  nurseOf('daniel.schuster', 'Daniel Schuster'),
  nurseOf('elena.petrova', 'Elena Petrova'),
  nurseOf('fatih.kaya', 'Fatih Kaya'),
  nurseOf('hanna.baumann', 'Hanna Baumann'),
]

export const demoAdmin = { konto: 'admin', name: 'Plattform-Verwaltung', rolle: 'ROLE_ADMIN' as const }

export const demoMail = (konto: string): string => `${konto}@dreiklang.example`

export const demoAccounts: readonly { email: string; name: string; rolle: Rolle; organisation: string | null }[] = [
  { email: demoMail(demoAdmin.konto), name: demoAdmin.name, rolle: demoAdmin.rolle, organisation: null },
  ...demoPersonal
    .filter(({ konto }) => !konto.endsWith('admin2'))
    .toSorted((a, b) => Number(a.konto.endsWith('2')) - Number(b.konto.endsWith('2')))
    .map(({ konto, name, rolle, organisation }) => ({
      email: demoMail(konto),
      name,
      rolle,
      organisation: demoOrganisationen[organisation].name,
    })),
]
