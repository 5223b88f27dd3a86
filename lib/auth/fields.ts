const times = { createdAt: 'created_at', updatedAt: 'updated_at' }

/** How better-auth's records are called in our database. */
export const tables = {
  user: { modelName: 'team_user', fields: { ...times, emailVerified: 'email_verified' } },
  session: {
    modelName: 'team_session',
    fields: { ...times, userId: 'user_id', expiresAt: 'expires_at', ipAddress: 'ip_address', userAgent: 'user_agent' },
  },
  account: {
    modelName: 'team_login',
    fields: {
      ...times,
      userId: 'user_id',
      accountId: 'account_id',
      providerId: 'provider_id',
      accessToken: 'access_token',
      refreshToken: 'refresh_token',
      idToken: 'id_token',
      accessTokenExpiresAt: 'access_token_expires_at',
      refreshTokenExpiresAt: 'refresh_token_expires_at',
    },
  },
  verification: { modelName: 'team_verification', fields: { ...times, expiresAt: 'expires_at' } },
}

/** The same for second factors. */
export const secondFactorTables = {
  user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
  twoFactor: {
    modelName: 'team_second_factor',
    fields: {
      userId: 'user_id',
      backupCodes: 'backup_codes',
      failedVerificationCount: 'failed_verification_count',
      lockedUntil: 'locked_until',
    },
  },
}
