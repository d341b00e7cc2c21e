import type { BesuchAnbauten } from '../../hausbesuch/components/anbauten.ts'

export const anliegenOnBesuch: Pick<BesuchAnbauten, 'fromAnliegen'> = {
  fromAnliegen: async (anliegenId) => (await import('../anliegen.queries.ts')).besuchDefault(anliegenId),
}
