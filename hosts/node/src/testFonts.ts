export { fonts as testFonts } from './fonts.ts'
