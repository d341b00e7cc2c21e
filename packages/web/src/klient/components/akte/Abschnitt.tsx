import type { AkteAnswer } from '@dreiklang/domain/klient/akte.contract'
import type { Bereich } from '@dreiklang/domain/klient/akte'
import { IconPencil } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useTexts } from '../../../shared/i18n.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { akteQuery } from '../../akte.queries.ts'
import { akteTexts } from '../../akte.texts.ts'
import { AbschnittFacts } from './AbschnittFacts.tsx'
import { AbschnittFormular } from './AbschnittFormular.tsx'
import { useEdit } from './bearbeitenFocus.ts'

export function Abschnitt({ akte, bereich }: { akte: AkteAnswer; bereich: Bereich }) {
  const t = useTexts(akteTexts)
  const queryClient = useQueryClient()
  const { bearbeiten, setBearbeiten, knopf } = useEdit()
  const title = t(`abschnitt.${bereich}`)
  const neuLaden = async () => {
    setBearbeiten(false)
    await queryClient.invalidateQueries({ queryKey: akteQuery(akte.id).queryKey })
  }
  return (
    <Card
      title={title}
      actions={
        akte.bearbeitbar.includes(bereich) &&
        !bearbeiten && (
          <Button
            ref={knopf}
            look="secondary"
            icon={<IconPencil size={18} aria-hidden />}
            aria-label={t('bearbeitenVon', { abschnitt: title })}
            onClick={() => setBearbeiten(true)}
          >
            {t('bearbeiten')}
          </Button>
        )
      }
    >
      {bearbeiten ? (
        <AbschnittFormular
          klientId={akte.id}
          bereich={bereich}
          abschnitt={akte[bereich]}
          onFinished={() => setBearbeiten(false)}
          onNeuLaden={() => void neuLaden()}
        />
      ) : (
        <AbschnittFacts bereich={bereich} abschnitt={akte[bereich]} />
      )}
    </Card>
  )
}
