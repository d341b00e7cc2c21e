import { organisationArten } from '@dreiklang/domain/shared/akteur'
import { useLocation } from '@tanstack/react-router'
import { eigeneOrganisation, leitungDerArt } from '../../organisation/components/eigeneOrganisation.ts'
import { useUser } from '../../shared/session.ts'
import { PartnerListe } from '../components/PartnerListe.tsx'
import { PersonenListe } from '../components/PersonenListe.tsx'
import { personalPfade } from '../personal.paths.ts'

/** People of a kind of organisation: those of the own one, else of partners. The address says which kind. */
export function PersonalPage() {
  const user = useUser()
  const { pathname } = useLocation()
  const art = organisationArten.find((eine) => pathname === personalPfade[eine]) ?? 'PFLEGEDIENST'
  const eigene = eigeneOrganisation(user)
  if (eigene?.art === art) return <PersonenListe organisation={eigene} alsLeitung={user.roles.includes(leitungDerArt[art])} />
  return <PartnerListe key={art} art={art} alsPlattform={user.roles.includes('ROLE_ADMIN')} />
}
