import { leadsToBesuch } from '@dreiklang/domain/dokumentation/folge'
import type { FolgeAnswer } from '@dreiklang/domain/dokumentation/folge.contract'
import type { HausbesuchAnswer } from '@dreiklang/domain/hausbesuch/view.contract'
import { hausbesuchPath, newHausbesuchPath } from '../../hausbesuch/hausbesuch.paths.ts'
import { stringifySearch } from '../../shared/searchParams.ts'
import { useTexts } from '../../shared/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { Group } from '../../ui/layout.ts'
import { LinkButton } from '../../ui/Link.tsx'
import { bestellungFromFolgePath } from '../dokumentation.paths.ts'
import { folgeTexts } from '../folge.texts.ts'

interface FolgeWegeProps {
  folge: FolgeAnswer
  besuch: HausbesuchAnswer
  onErledigen: () => void
}

export function FolgeWege({ folge, besuch: { id, klient, seite }, onErledigen }: FolgeWegeProps) {
  const t = useTexts(folgeTexts)
  const { art, herkunft } = folge
  const name = folge.text ?? t(`art.${art}`)
  const benannt = (was: string) => ({ 'aria-label': t('benannt', { was, name }) })
  const zuBesuch = leadsToBesuch(folge) && klient !== null
  const nurWithGrund = art === 'HAUSBESUCH' && herkunft === 'NICHT_ANGETROFFEN'
  return (
    <Group gap="sm" data-no-print>
      {art === 'BESTELLUNG' && seite === 'PFLEGE' && klient !== null && (
        <LinkButton
          to={bestellungFromFolgePath({ klient: klient.id, besuch: id, folge: folge.id })}
          look="secondary"
          {...benannt(t('bestellen'))}
        >
          {t('bestellen')}
        </LinkButton>
      )}
      {zuBesuch && (
        <LinkButton to={newHausbesuchPath({ ausBesuch: id, folgeId: folge.id })} look="secondary" {...benannt(t('planen'))}>
          {t('planen')}
        </LinkButton>
      )}
      {art === 'NACHRICHT' && (
        <LinkButton to={`${hausbesuchPath(id)}${stringifySearch({ chat: 'neu' })}`} look="secondary" {...benannt(t('schreiben'))}>
          {t('schreiben')}
        </LinkButton>
      )}
      <Button look="secondary" onClick={onErledigen} {...benannt(t(nurWithGrund ? 'anders' : 'erledigen'))}>
        {t(nurWithGrund ? 'anders' : 'erledigen')}
      </Button>
    </Group>
  )
}
