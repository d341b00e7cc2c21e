import { useState } from 'react'
import { Annahmehinweis } from '../../../organisation/components/Annahmehinweis.tsx'
import { useTexts } from '../../../shared/i18n.ts'
import { searchOrganisationen } from '../../../organisation/organisation.queries.ts'
import { AsyncSelect } from '../../../ui/AsyncSelect.tsx'
import { Button } from '../../../ui/Button.tsx'
import { FieldGroup } from '../../../ui/FieldGroup.tsx'
import { Group, Stack, Text } from '../../../ui/layout.ts'
import { TextField } from '../../../ui/TextField.tsx'
import { neuTexts } from '../neu.texts.ts'
import type { AuftragFields } from './auftragFields.ts'
import { fieldId } from './befunde.ts'
import type { Benannt } from './formValues.ts'

const searchApotheken = searchOrganisationen('APOTHEKE')

/** The client's own choice (§ 31 Abs. 1 S. 5 SGB V, § 11 ApoG): no preset, no list before a name is typed, a reason for another one. */
export function ApothekeField({ kopf, klient, fehler, dispatch }: AuftragFields) {
  const t = useTexts(neuTexts)
  const [suchen, setSuchen] = useState(false)
  const wahl = klient?.apothekenwahl ?? null
  const forKlient = kopf.art === 'KLIENT'
  const gewaehlt = wahl !== null && kopf.apotheke?.id === wahl.apothekeId
  const change = (apotheke: Benannt | null) =>
    dispatch({
      art: 'kopf',
      aenderung: {
        apotheke: apotheke === null ? null : { id: apotheke.id, name: apotheke.name },
        ...(apotheke?.id === wahl?.apothekeId ? { abweichungGrund: '' } : {}),
      },
    })

  if (gewaehlt && !suchen) {
    return (
      <FieldGroup id={fieldId(null, 'apothekeId')} label={t('auftrag.apotheke')} error={fehler['apothekeId']}>
        <Group gap="sm">
          <Text>{t('auftrag.apothekeDesKlienten', { name: wahl.name })}</Text>
          <Button look="subtle" onClick={() => setSuchen(true)}>
            {t('auftrag.apothekeAndere')}
          </Button>
        </Group>
        <Annahmehinweis organisationId={wahl.apothekeId} />
      </FieldGroup>
    )
  }
  return (
    <Stack gap="sm">
      <AsyncSelect<Benannt>
        id={fieldId(null, 'apothekeId')}
        label={t('auftrag.apotheke')}
        description={forKlient && klient !== null && wahl === null ? t('auftrag.apothekeOhneWahl') : undefined}
        error={fehler['apothekeId']}
        value={kopf.apotheke}
        onChange={change}
        search={searchApotheken}
        itemKey={({ id }) => id}
        itemLabel={({ name }) => name}
      />
      {kopf.apotheke !== null && <Annahmehinweis organisationId={kopf.apotheke.id} />}
      {wahl !== null && (
        <Group gap="sm">
          <Text size="sm">{t('auftrag.apothekeDesKlienten', { name: wahl.name })}</Text>
          <Button
            look="secondary"
            onClick={() => {
              setSuchen(false)
              change({ id: wahl.apothekeId, name: wahl.name })
            }}
          >
            {t('auftrag.apothekeDoch')}
          </Button>
        </Group>
      )}
      {forKlient && kopf.apotheke !== null && !gewaehlt && (
        <TextField
          id={fieldId(null, 'abweichungGrund')}
          label={t('auftrag.abweichungGrund')}
          description={t('auftrag.abweichungHinweis')}
          error={fehler['abweichungGrund']}
          required
          value={kopf.abweichungGrund}
          onChange={(event) => dispatch({ art: 'kopf', aenderung: { abweichungGrund: event.currentTarget.value } })}
        />
      )}
    </Stack>
  )
}
