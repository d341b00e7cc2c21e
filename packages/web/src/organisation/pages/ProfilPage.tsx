import { type AbschnittName, abschnitteOfArt, isPublic } from '@dreiklang/domain/organisation/abschnitte.contract'
import { fitTogether } from '@dreiklang/domain/organisation/partnerschaft'
import type { OrganisationProfil } from '@dreiklang/domain/organisation/verzeichnis.contract'
import { IconArrowLeft, IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { lastList } from '../../liste/components/rueckkehr.ts'
import { usePathParams } from '../../shared/searchState.ts'
import { useUser } from '../../shared/session.ts'
import { Button, Link } from '../../ui/buttons.tsx'
import { Card, Facts, Group, PageHeader, Stack, Text } from '../../ui/layout.tsx'
import { Annahmehinweis } from '../components/Annahmehinweis.tsx'
import { OrganisationLogo } from '../components/OrganisationLogo.tsx'
import { AbschnittFacts, useAbschnittWord, Weg } from '../components/abschnitt/AbschnittFacts.tsx'
import { verwaltungsBereich } from '../components/ownOrganisation.ts'
import { PartnerButtons, PartnerStandZeichen } from '../components/partner/PartnerButtons.tsx'
import { verzeichnisPaths } from '../organisation.paths.ts'
import { useProfilTexts } from '../organisation.texts.ts'
import { profilQuery } from '../organisation.queries.ts'
import { showQuery } from '../../ui/feedback.tsx'

export function ProfilPage() {
  const t = useProfilTexts()
  const { organisationId } = usePathParams(z.object({ organisationId: z.uuid() }))
  const { data, state } = showQuery(useQuery(profilQuery(organisationId)), { rows: 6 })
  if (data !== undefined) return <Profil profil={data} />
  return (
    <>
      <PageHeader title={t('profil.eine')} above={<Link to={lastList() ?? '/'}>{t('verzeichnis.zurueck')}</Link>} />
      {state}
    </>
  )
}

function Profil({ profil }: { profil: OrganisationProfil }) {
  const t = useProfilTexts()
  const word = useAbschnittWord(profil.art)
  const { id, name, art, abschnitte, praxen, personen } = profil
  const standOf = (abschnitt: AbschnittName) => abschnitte.find((one) => one.abschnitt === abschnitt) ?? null
  const gezeigt = abschnitteOfArt[art].filter((abschnitt) => isPublic(abschnitt) && standOf(abschnitt) !== null)
  return (
    <>
      <PageHeader
        title={name}
        above={
          <Group gap={4} data-no-print>
            <IconArrowLeft size={18} aria-hidden />
            <Link to={lastList() ?? verzeichnisPaths[art]}>{t('verzeichnis.zurueck')}</Link>
          </Group>
        }
        actions={
          <Button look="secondary" icon={<IconPrinter size={20} aria-hidden />} data-no-print onClick={() => window.print()}>
            {t('profil.drucken')}
          </Button>
        }
      />
      <Stack gap="lg">
        <OrganisationLogo organisation={{ name, logo: profil.logo }} />
        <Annahmehinweis organisationId={id} ohnePartnerschaft />
        <PartnerCard profil={profil} />
        <KontaktCard profil={profil} />
        {gezeigt.map((abschnitt) => (
          <Card key={abschnitt} title={word(abschnitt)}>
            <AbschnittFacts stand={standOf(abschnitt)} praxen={praxen} />
          </Card>
        ))}
        {personen !== null && (
          <Card title={t('profil.personen')}>
            <ul>
              {personen.map((person) => (
                <li key={person.id}>{person.name}</li>
              ))}
            </ul>
          </Card>
        )}
      </Stack>
    </>
  )
}

function KontaktCard({ profil: { adresse, telefon, email, ik, bsnr } }: { profil: OrganisationProfil }) {
  const t = useProfilTexts()
  const { strasse, hausnummer, zusatz, plz, ort } = adresse
  const nummern = [
    { label: t('profil.ik'), value: ik },
    { label: t('profil.bsnr'), value: bsnr },
  ]
  return (
    <Card title={t('profil.kontakt')}>
      <Facts
        facts={[
          { label: t('profil.adresse'), value: [`${strasse} ${hausnummer}`, zusatz, `${plz} ${ort}`].filter(Boolean).join(', ') },
          { label: t('profil.telefon'), value: <Weg href={`tel:${telefon.replaceAll(/[^0-9+]/g, '')}`} text={telefon} /> },
          ...(email === null ? [] : [{ label: t('profil.email'), value: <Weg href={`mailto:${email}`} text={email} /> }]),
          ...nummern.flatMap(({ label, value }) => (value === null ? [] : [{ label, value }])),
        ]}
      />
    </Card>
  )
}

function PartnerCard({ profil: { id, name, art, eigene, partnerschaft } }: { profil: OrganisationProfil }) {
  const t = useProfilTexts()
  const mein = verwaltungsBereich(useUser())
  const leitung = mein.bereich === 'eigene' && fitTogether(mein.organisation.art, art)
  if (eigene || (partnerschaft === null && !leitung)) return null
  return (
    <Card title={t('verzeichnis.partnerschaft')}>
      <Stack gap="sm">
        {partnerschaft === null ? <Text>{t('partner.keine')}</Text> : <PartnerStandZeichen stand={partnerschaft} />}
        {leitung && (
          <>
            <Text size="sm">{t('partner.erklaerung')}</Text>
            <PartnerButtons organisation={{ id, name }} stand={partnerschaft} />
          </>
        )}
      </Stack>
    </Card>
  )
}
