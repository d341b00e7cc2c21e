import { type AbschnittName, abschnitteDerArt, inhaltVon } from '@dreiklang/domain/organisation/abschnitte.contract'
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
import { eigeneQuery } from '../organisation.queries.ts'
import { abschnitteQuery } from '../profil.queries.ts'
import { profilTexts } from '../profil.texts.ts'
import { AbschnittDialog } from './abschnitt/AbschnittDialog.tsx'
import { AbschnittFakten } from './abschnitt/AbschnittFakten.tsx'
import { useAbschnittWort } from './abschnitt/useAbschnittWort.ts'
import { LogoFeld } from './LogoFeld.tsx'
import { OrganisationKarte } from './OrganisationKarte.tsx'

/** The own record, section by section. */
export function AngabenBereich() {
  const t = useTexts(profilTexts)
  const ta = useTexts(abschnitteTexts)
  const eigene = useQuery(eigeneQuery)
  const gespeicherte = useQuery(abschnitteQuery)
  const [offen, setOffen] = useState<AbschnittName | null>(null)
  const wort = useAbschnittWort(eigene.data?.art)
  const error = eigene.error ?? gespeicherte.error
  if (error !== null) return <ErrorState error={error} onRetry={() => void Promise.all([eigene.refetch(), gespeicherte.refetch()])} />
  if (eigene.data === undefined || gespeicherte.data === undefined) return <ListSkeleton rows={6} />

  const { art, ik, id, name } = eigene.data
  const { abschnitte, praxen, logo } = gespeicherte.data
  const standVon = (abschnitt: AbschnittName) => abschnitte.find((einer) => einer.abschnitt === abschnitt) ?? null
  const hinweise = hinweiseZu(art, { ik, telematikId: inhaltVon(abschnitte, 'KENNUNGEN')?.telematikId ?? null })
  return (
    <Stack gap="lg">
      {hinweise.map((hinweis) => (
        <Alert key={hinweis} tone="warning">
          {t(`hinweis.${hinweis}`)}
        </Alert>
      ))}
      <OrganisationKarte />
      <LogoFeld organisation={{ id, name, logo }} />
      {abschnitteDerArt[art].map((abschnitt) => (
        <Card
          key={abschnitt}
          title={wort(abschnitt)}
          actions={
            <Button
              look="secondary"
              icon={<IconEdit size={20} aria-hidden />}
              aria-label={ta('bearbeiten', { abschnitt: wort(abschnitt) })}
              onClick={() => setOffen(abschnitt)}
            >
              {ta('aendern')}
            </Button>
          }
        >
          <AbschnittFakten stand={standVon(abschnitt)} praxen={praxen} />
        </Card>
      ))}
      {offen !== null && (
        <AbschnittDialog abschnitt={offen} titel={wort(offen)} stand={standVon(offen)} praxen={praxen} onClose={() => setOffen(null)} />
      )}
    </Stack>
  )
}
