import { authRoute } from '@/lib/auth/auth-route'

export { authRoute as GET, authRoute as POST }
