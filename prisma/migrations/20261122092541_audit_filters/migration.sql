-- CreateIndex
CREATE INDEX "audit_log_project_id_actor_id_created_at_id_idx" ON "audit_log"("project_id", "actor_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "audit_log_project_id_record_type_created_at_id_idx" ON "audit_log"("project_id", "record_type", "created_at" DESC, "id" DESC);
