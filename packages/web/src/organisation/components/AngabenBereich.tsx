import { type AbschnittName, abschnitteOfArt, contentOf } from '@dreiklang/domain/organisation/abschnitte.contract'
import { hinweiseZu } from '@dreiklang/domain/organisation/kennungen'
import { IconEdit } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '../../shared/i18n.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Stack } from '../../ui/layout.ts'
import { ErrorState, ListSkeleton } from '../../ui/States.tsx'
import { abschnitteTexts } from '../abschnitte.texts.ts'
import { ownQuery } from '../organisation.queries.ts'
import { abschnitteQuery } from '../profil.queries.ts'
import { profilTexts } from '../profil.texts.ts'
import { AbschnittDialog } from './abschnitt/AbschnittDialog.tsx'
import { AbschnittFacts } from './abschnitt/AbschnittFacts.tsx'
import { useAbschnittWord } from './abschnitt/useAbschnittWord.ts'
import { LogoField } from './LogoField.tsx'
import { OrganisationCard } from './OrganisationCard.tsx'

export function AngabenBereich() {
  const t = useTexts(profilTexts)
  const ta = useTexts(abschnitteTexts)
  const eigene = useQuery(ownQuery)
  const gespeicherte = useQuery(abschnitteQuery)
  const [offen, setOffen] = useState<AbschnittName | null>(null)
  const word = useAbschnittWord(eigene.data?.art)
  const error = eigene.error ?? gespeicherte.error
  if (error !== null) return <ErrorState error={error} onRetry={() => void Promise.all([eigene.refetch(), gespeicherte.refetch()])} />
  if (eigene.data === undefined || gespeicherte.data === undefined) return <ListSkeleton rows={6} />

  const { art, ik, id, name } = eigene.data
  const { abschnitte, praxen, logo } = gespeicherte.data
  const standOf = (abschnitt: AbschnittName) => abschnitte.find((einer) => einer.abschnitt === abschnitt) ?? null
  const hinweise = hinweiseZu(art, { ik, telematikId: contentOf(abschnitte, 'KENNUNGEN')?.telematikId ?? null })
  return (
    <Stack gap="lg">
      {hinweise.map((hinweis) => (
        <Alert key={hinweis} tone="warning">
          {t(`hinweis.${hinweis}`)}
        </Alert>
      ))}
      <OrganisationCard />
      <LogoField organisation={{ id, name, logo }} />
      {abschnitteOfArt[art].map((abschnitt) => (
        <Card
          key={abschnitt}
          title={word(abschnitt)}
          actions={
            <Button
              look="secondary"
              icon={<IconEdit size={20} aria-hidden />}
              aria-label={ta('bearbeiten', { abschnitt: word(abschnitt) })}
              onClick={() => setOffen(abschnitt)}
            >
              {ta('aendern')}
            </Button>
          }
        >
          <AbschnittFacts stand={standOf(abschnitt)} praxen={praxen} />
        </Card>
      ))}
      {offen !== null && (
        <AbschnittDialog abschnitt={offen} titel={word(offen)} stand={standOf(offen)} praxen={praxen} onClose={() => setOffen(null)} />
      )}
    </Stack>
  )
}
