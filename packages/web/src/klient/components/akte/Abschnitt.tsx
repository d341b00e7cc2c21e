import type { AkteAntwort } from '@dreiklang/domain/klient/akte.contract'
import type { Bereich } from '@dreiklang/domain/klient/akte'
import { IconPencil } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useTexts } from '../../../shared/i18n.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { akteQuery } from '../../akte.queries.ts'
import { akteTexts } from '../../akte.texts.ts'
import { AbschnittFakten } from './AbschnittFakten.tsx'
import { AbschnittFormular } from './AbschnittFormular.tsx'
import { useBearbeiten } from './bearbeitenFokus.ts'

/** A section of the record; the form replaces the text in place, for those who may save it. */
export function Abschnitt({ akte, bereich }: { akte: AkteAntwort; bereich: Bereich }) {
  const t = useTexts(akteTexts)
  const queryClient = useQueryClient()
  const { bearbeiten, setBearbeiten, knopf } = useBearbeiten()
  const titel = t(`abschnitt.${bereich}`)
  const neuLaden = async () => {
    setBearbeiten(false)
    await queryClient.invalidateQueries({ queryKey: akteQuery(akte.id).queryKey })
  }
  return (
    <Card
      title={titel}
      actions={
        akte.bearbeitbar.includes(bereich) &&
        !bearbeiten && (
          <Button
            ref={knopf}
            look="secondary"
            icon={<IconPencil size={18} aria-hidden />}
            aria-label={t('bearbeitenVon', { abschnitt: titel })}
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
          onFertig={() => setBearbeiten(false)}
          onNeuLaden={() => void neuLaden()}
        />
      ) : (
        <AbschnittFakten bereich={bereich} abschnitt={akte[bereich]} />
      )}
    </Card>
  )
}
