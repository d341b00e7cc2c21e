import { academyContract } from '@dreiklang/domain/academy/academy.contract'
import { download } from '../../shared/download.ts'
import { toastError } from '../../ui/toast.tsx'
import { useAcademyTexts } from '../academy.texts.ts'
import type { Certificate } from './courseList.ts'

/** Downloads an own certificate. */
export function useCertificate(): (certificate: Certificate) => void {
  const t = useAcademyTexts()
  return ({ id, courseId }) =>
    void download(academyContract.certificate, { query: { id }, fileName: t('fileName', { course: courseId }) }).catch(toastError)
}
